import { formatMoney } from '@tamarack/core/money/format';

/** Ids, codes and amounts that an act of the audit trail records. */
export type ActDetails = Readonly<Record<string, string | number | boolean | null>>;

/** Looks up a code that may be missing in a table. */
export const getText = (
  texts: Readonly<Record<string, string>>,
  code: ActDetails[string] | undefined,
): string =>
  typeof code === 'string' && Object.hasOwn(texts, code) ? (texts[code] ?? code) : String(code ?? '');

export const formatCents = (cents: ActDetails[string] | undefined): string =>
  typeof cents === 'number' ? formatMoney(cents, 'en', 2) : 'an amount';

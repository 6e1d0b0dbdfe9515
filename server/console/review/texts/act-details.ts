import { formatMoney } from '@tamarack/core/money/format';

/** Ids, codes and amounts that an act of the audit trail records. */
export type ActDetails = Readonly<Record<string, string | number | boolean | null>>;

export const formatCents = (cents: ActDetails[string] | undefined): string =>
  typeof cents === 'number' ? formatMoney(cents, 'en', 2) : 'an amount';

import { addDays, isPlainDate } from '@tamarack/core/calendar/plain-date';
import { startOfDay } from '@tamarack/core/calendar/start-of-day';
import type { Language } from '@tamarack/core/language';
import { toDollars } from '@tamarack/core/money/cents';
import { isInUsDollars, parseMoney } from '@tamarack/core/money/parse';
import type { InvoiceLinkInput } from '../../../src/intake/invoice-links';
import { toSearchWords } from '../../../src/parties/merchants';
import type { LinkColumn } from './columns';

export interface RowFault {
  readonly field: LinkColumn;
  readonly code:
    | 'amountInvalid'
    | 'amountTooLarge'
    | 'amountUsd'
    | 'dateInvalid'
    | 'languageUnknown'
    | 'textTooLong'
    | 'yesOrNo';
}

/** In dollars, as the API limits it. */
const maxAmount = 10_000_000;
const maxTextLength = 200;

const languageWords: Readonly<Record<string, Language>> = {
  en: 'en',
  english: 'en',
  anglais: 'en',
  fr: 'fr',
  french: 'fr',
  francais: 'fr',
};

const yes = new Set(['yes', 'y', 'oui', 'o', 'true', 'vrai', '1', 'x']);
const no = new Set(['', 'no', 'n', 'non', 'false', 'faux', '0']);

/** The invoice of a form or of a row of a file, as texts; a missing value is empty. */
export type LinkValues = Readonly<Partial<Record<LinkColumn, string>>>;

/** Turns texts into the input of a link; null if one of them cannot be read. */
export function parseLinkRow(values: LinkValues): {
  readonly input: InvoiceLinkInput | null;
  readonly faults: readonly RowFault[];
} {
  const faults: RowFault[] = [];
  const refuse = (field: LinkColumn, code: RowFault['code']): null => {
    faults.push({ field, code });
    return null;
  };
  const amount = parseAmount(values.amount ?? '', (code) => refuse('amount', code));
  const expiresAt = parseLastDay(values.expiresAt ?? '', () => refuse('expiresAt', 'dateInvalid'));
  const language = parseLanguage(values.language ?? '', () => refuse('language', 'languageUnknown'));
  const sendEmail = parseYesOrNo(values.sendEmail ?? '', () => refuse('sendEmail', 'yesOrNo'));
  for (const field of ['invoiceId', 'customerName', 'customerEmail', 'site'] as const)
    if ((values[field] ?? '').length > maxTextLength) refuse(field, 'textTooLong');
  if (faults.length > 0 || amount === null || language === null || sendEmail === null)
    return { input: null, faults };
  return {
    input: {
      invoiceId: values.invoiceId ?? '',
      amount,
      customerName: values.customerName || undefined,
      customerEmail: values.customerEmail || undefined,
      language,
      site: values.site || undefined,
      expiresAt: expiresAt ?? undefined,
      sendEmail,
    },
    faults,
  };
}

/** In dollars. */
function parseAmount(
  text: string,
  refuse: (code: 'amountInvalid' | 'amountTooLarge' | 'amountUsd') => null,
): number | null {
  if (isInUsDollars(text)) return refuse('amountUsd');
  const cents = parseMoney(text);
  if (cents === null) return refuse('amountInvalid');
  const dollars = toDollars(cents);
  return dollars > maxAmount ? refuse('amountTooLarge') : dollars;
}

/** The link works until the end of the day. */
function parseLastDay(text: string, refuse: () => null): string | null {
  if (text === '') return null;
  return isPlainDate(text) ? startOfDay(addDays(text, 1)).toISOString() : refuse();
}

const parseLanguage = (text: string, refuse: () => null): Language | null =>
  text === '' ? 'en' : (languageWords[toSearchWords(text)] ?? refuse());

function parseYesOrNo(text: string, refuse: () => null): boolean | null {
  const word = toSearchWords(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : refuse();
}

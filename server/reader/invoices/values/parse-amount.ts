import type { Cents } from '@tamarack/core/money/cents';

export interface Amount {
  readonly cents: Cents;
  /** 0 to 1: how likely text in this format is this amount. */
  readonly formatConfidence: number;
  /** ISO 4217 if the amount names it; a plain `$` does not. */
  readonly currency: string | null;
  /** Any currency sign, a plain `$` included. */
  readonly hasCurrencySign: boolean;
}

/** Confidence by format. */
const formats = {
  /** `1,234.56`, `1 234,56`, `1234.56` */
  exact: 1,
  /** `3.029,59`: rare, or a space that OCR misread. */
  foreignGroups: 0.9,
  /** `$1,234`, `1 234 $`, `$500` */
  wholeDollars: 0.85,
  /** `1.234.56`, `1,234,56`: OCR misread a separator. */
  oneSignForBoth: 0.6,
  /** `$1234.5` */
  oneDecimal: 0.5,
  /** `1,234` or `$1.234`: probably thousands. */
  ambiguous: 0.35,
  /** `1234`: may as well be a count. */
  bareWhole: 0.2,
};

/** Whether text is clearly an amount: in whole dollars with a sign, or better. */
export const isClearAmount = ({ formatConfidence }: Pick<Amount, 'formatConfidence'>): boolean =>
  formatConfidence >= formats.wholeDollars;

const currencyPrefixes: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:CA ?\$|C\$|CAD ?\$?|CDN ?\$?|\$ ?CAD?|\$ ?CDN)/i, 'CAD'],
  [/^(?:US ?\$|USD ?\$?|\$ ?USD?|\$ ?U\.S\.|É-?U\$|\$ ?É-?U)/i, 'USD'],
  [/^(?:€|EUR)/i, 'EUR'],
  [/^(?:£|GBP)/i, 'GBP'],
  [/^\$/, null],
];
const currencySuffixes = [
  [/(?:CA ?\$|C\$|\$ ?CAD|\$ ?CA|\$ ?CDN|CAD ?\$?|CDN ?\$?)$/i, 'CAD'],
  [/(?:US ?\$|\$ ?USD?|USD ?\$?|\$ ?U\.S\.|É-?U\$|\$ ?É-?U)$/i, 'USD'],
  [/(?:€|EUR)$/i, 'EUR'],
  [/(?:£|GBP)$/i, 'GBP'],
  [/\$$/, null],
] as const;

const MAX_CHARACTERS = 40;
const MAX_CENTS = 99_999_999_999;

/**
 * Parses an amount in the English and French formats of Canadian invoices, with a currency sign on either side, and negative
 * as `-5.00`, `(5.00)`, `5.00-` or `5,00 CR`.
 *
 * @returns null if the text is not an amount
 */
export function parseAmount(text: string): Amount | null {
  if (text.length > MAX_CHARACTERS) return null;
  let rest = text.normalize('NFKC').replace(/[−–—]/g, '-').replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim();
  if (!/\d/.test(rest)) return null;
  let negative = false;
  let currency: string | null = null;
  let hasCurrencySign = false;
  const takeSign = (mark: readonly [RegExp, string | null] | undefined): boolean => {
    if (!mark) return false;
    rest = rest.replace(mark[0], '').trim();
    currency ??= mark[1];
    hasCurrencySign = true;
    return true;
  };
  const wrapped = /^\((.*)\)$/.exec(rest);
  if (wrapped) [negative, rest] = [true, (wrapped[1] ?? '').trim()];
  // at most a currency, a minus and another currency on each side: `-$5.00 USD`
  for (let round = 0; round < 3; round += 1) {
    if (/^-|-$| ?(?<!\p{L})(?:CR|CT)$/iu.test(rest)) {
      if (negative) return null;
      negative = true;
      rest = rest.replace(/^-|-$| ?(?<!\p{L})(?:CR|CT)$/iu, '').trim();
    }
    const inner = /^\(([^()]*)\)$/.exec(rest);
    if (inner && !negative) [negative, rest] = [true, (inner[1] ?? '').trim()];
    const before = takeSign(currencyPrefixes.find(([mark]) => mark.test(rest)));
    const after = takeSign(currencySuffixes.find(([mark]) => mark.test(rest)));
    if (!before && !after) break;
  }
  const digits = parseDigits(rest, hasCurrencySign);
  if (!digits || !Number.isSafeInteger(digits.cents) || digits.cents > MAX_CENTS) return null;
  const cents = negative && digits.cents !== 0 ? -digits.cents : digits.cents;
  return { cents, formatConfidence: digits.formatConfidence, currency, hasCurrencySign };
}

function parseDigits(
  text: string,
  hasCurrencySign: boolean,
): { cents: number; formatConfidence: number } | null {
  const bare = text.replace(/ ?([.,]) ?/g, '$1');
  const shape = /^(?<whole>\d{1,3}(?:(?:[.,' ])\d{3}){1,3}|\d{1,9})(?:(?<sign>[.,])(?<part>\d{1,2}))?$/.exec(
    bare,
  );
  const glued = /^(?<whole>\d{1,9})(?<sign>[.,])(?<part>\d{2})$/.exec(bare);
  const { whole = '', sign = '', part = '' } = (glued ?? shape)?.groups ?? {};
  if (whole === '' || /^0[\d.,' ]/.test(whole)) return null;
  const groups = new Set(whole.replace(/\d/g, ''));
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  if (groups.size > 1)
    return { cents, formatConfidence: formats.oneSignForBoth * (part.length === 2 ? 1 : 0.5) };
  const group = [...groups][0] ?? '';
  return {
    cents,
    formatConfidence: scoreFormat({ group, sign, part: part.length, hasCurrencySign, spaced: bare !== text }),
  };
}

function scoreFormat(format: {
  group: string;
  sign: string;
  part: number;
  hasCurrencySign: boolean;
  spaced: boolean;
}): number {
  const { group, sign, part, hasCurrencySign, spaced } = format;
  if (part === 1) return formats.oneDecimal;
  if (part === 2) {
    if (group !== '' && group === sign) return formats.oneSignForBoth;
    if (group === '.') return formats.foreignGroups;
    return spaced ? formats.foreignGroups : formats.exact;
  }
  if (group === '.') return formats.ambiguous;
  if (hasCurrencySign) return formats.wholeDollars;
  return group === '' ? formats.bareWhole : formats.ambiguous;
}

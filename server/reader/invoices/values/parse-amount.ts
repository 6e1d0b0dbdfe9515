import type { Cents } from '@tamarack/core/money/cents';

export interface Amount {
  readonly cents: Cents;
  /** 0 to 1: how surely these signs are this amount. */
  readonly formatConfidence: number;
  /** ISO 4217, where the amount itself names it: not by a plain `$`. */
  readonly currency: string | null;
  /** Whether any sign of money stands with it, a plain `$` too. */
  readonly hasCurrencySign: boolean;
}

/** How surely signs are an amount, by how they are written. */
const formats = {
  /** `1,234.56`, `1 234,56`, `1234.56` */
  exact: 1,
  /** `3.029,59`: as a few print it, and as recognition misreads a space. */
  foreignGroups: 0.9,
  /** `$1,234`, `1 234 $`, `$500` */
  wholeDollars: 0.85,
  /** `1.234.56`, `1,234,56`: one of the signs was misread. */
  oneSignForBoth: 0.6,
  /** `$1234.5` */
  oneDecimal: 0.5,
  /** `1,234` or `$1.234`: thousands most likely. */
  ambiguous: 0.35,
  /** `1234`: a count as likely as an amount. */
  bareWhole: 0.2,
};

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
 * An amount as invoices in Canada print it, in English or French, before or behind its sign, negative in any of the
 * ways of accountants: `-5.00`, `(5.00)`, `5.00-`, `5,00 CR`.
 *
 * @returns null for what is no amount
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
  // at most a mark, a sign and another mark on each side: `-$5.00 USD`
  for (let turn = 0; turn < 3; turn += 1) {
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

function scoreFormat(of: {
  group: string;
  sign: string;
  part: number;
  hasCurrencySign: boolean;
  spaced: boolean;
}): number {
  const { group, sign, part, hasCurrencySign, spaced } = of;
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

import type { Cents } from './cents';

/** Where an amount may say that it is in Canadian dollars: `$`, `CA$`, `C$`, `CAD`; after it `$`, `$ CA`, `$ CAD`, `CAD`. */
const before = /^(?:(?:CAD|CA|C)? ?\$|CAD) ?/u;
const after = / ?(?:\$ ?(?:CAD|CA)?|CAD)$/u;
const usDollars = /(?:US|U\.S\.) ?\$|\$ ?(?:US|U\.S\.)|USD|\$ ?É\.?-?U/iu;

const number = /^(?<whole>\d{1,3}(?:[ .,]\d{3})+|\d+)(?:(?<decimal>[.,])(?<cents>\d{1,2}))?$/u;

/** One form for every space, for narrow and wide signs, and for capitals. */
const plain = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toUpperCase();

/**
 * An amount as a person types it in English or French: `1,234.56`, `1 234,56 $`, `CA$1234`. A lone comma or point is the
 * decimal sign before one or two digits, and groups thousands before three.
 *
 * @returns null for what is no amount of whole cents in Canadian dollars, or is more than can be counted exactly
 */
export function parseMoney(text: string): Cents | null {
  const bare = plain(text).replace(before, '').replace(after, '');
  const { whole = '', decimal = '', cents = '' } = number.exec(bare)?.groups ?? {};
  if (whole === '') return null;
  const groups = whole.replace(/\d/gu, '');
  // 1.234,567 and 1,234.567: groups of one sign only, and never the sign of the decimals
  if (new Set(groups).size > 1 || (decimal !== '' && groups.includes(decimal))) return null;
  const amount = Number(whole.replace(/\D/gu, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Whether an amount says that it is in US dollars: `$1,234.56 USD`, `US$ 5`, `5 $ US`, `5 $ É.-U.` */
export const isInUsDollars = (text: string): boolean => usDollars.test(plain(text));

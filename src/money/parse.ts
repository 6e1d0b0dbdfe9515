import type { Cents } from './cents';

/**
 * Marks of Canadian dollars: `$`, `CA$`, `C$`, `CAD` before an amount; `$`, `$ CA`, `$ CAD`, `CAD` after it.
 */
const prefix = /^(?:(?:CAD|CA|C)? ?\$|CAD) ?/u;
const suffix = / ?(?:\$ ?(?:CAD|CA)?|CAD)$/u;
const usDollars = /(?:US|U\.S\.) ?\$|\$ ?(?:US|U\.S\.)|USD|\$ ?É\.?-?U/iu;

const number = /^(?<whole>\d{1,3}(?:[ .,]\d{3})+|\d+)(?:(?<decimal>[.,])(?<cents>\d{1,2}))?$/u;

/** Unifies spaces, character width and case. */
const normalize = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toUpperCase();

/**
 * Parses an amount typed in English or French: `1,234.56`, `1 234,56 $`, `CA$1234`. A single comma or period
 * is a decimal separator before one or two digits and a thousands separator before three.
 *
 * @returns null if the text is not an amount in Canadian dollars and whole cents, or exceeds the safe
 * integers
 */
export function parseMoney(text: string): Cents | null {
  const bare = normalize(text).replace(prefix, '').replace(suffix, '');
  const { whole = '', decimal = '', cents = '' } = number.exec(bare)?.groups ?? {};
  if (whole === '') return null;
  const groups = whole.replace(/\d/gu, '');
  // 1.234,567 and 1,234.567: one thousands separator only, different from the decimal separator
  if (new Set(groups).size > 1 || (decimal !== '' && groups.includes(decimal))) return null;
  const amount = Number(whole.replace(/\D/gu, '')) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Whether an amount is marked as US dollars: `$1,234.56 USD`, `US$ 5`, `5 $ US`, `5 $ É.-U.` */
export const isInUsDollars = (text: string): boolean => usDollars.test(normalize(text));

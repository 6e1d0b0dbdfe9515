/** Longer values are not quoted. */
const longestQuote = 24;
const word = /^[\p{L}\d._:+/-]+$/u;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
/** No amount of the API is larger; a larger number may be a SIN or a phone number. */
const largestQuote = 10_000_000;

/**
 * Describes a value for its sender without repeating what may be personal or secret: by its type and size. A value is
 * quoted if its field accepts only numbers, dates or words of a fixed list, and it is short and looks like one of them.
 *
 * @param isQuotable whether the field is such a one
 */
export function describeValue(value: unknown, isQuotable: boolean): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return describeNumber(value, isQuotable);
  if (Array.isArray(value)) return `a list of ${count(value.length, 'item')}`;
  return typeof value === 'string' ? describeText(value, isQuotable) : 'an object';
}

/** As many digits as a code, an account, a SIN or a phone number has, and the beginnings of keys and secrets. */
export const mayBeSecret = (text: string): boolean =>
  /\d{6}|^(sk|pk|op|ct|whsec)_/i.test(text) || text.replaceAll(/\D/g, '').length > 8;

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function describeNumber(value: number, isQuotable: boolean): string {
  if (isQuotable && Math.abs(value) <= largestQuote && String(value).length <= longestQuote)
    return String(value);
  return 'a number';
}

function describeText(value: string, isQuotable: boolean): string {
  if (value === '') return 'an empty string';
  const isPlain = value.length <= longestQuote && word.test(value) && !mayBeSecret(value);
  if (instant.test(value) || (isQuotable && isPlain)) return JSON.stringify(value);
  return `a string of ${count([...value].length, 'character')}`;
}

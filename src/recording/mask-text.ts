/** Replaces masked text. Its length is fixed, so that it does not reveal the length of a value. */
export const mask = '***';

// None of these backtracks over a long text: the server applies them to input that anybody can send.
const words = /\S+/g;
/** Also encoded, as in the address of a page. */
const atSign = /[@＠]|%40/;
/** In a style, at-rules begin with the sign. */
const emailsInStyle = /[\w.%+-]{1,64}@[\w-]{1,64}\.\w+/g;
const postalCodes = /[a-z]\d[a-z][\s-]?\d[a-z]\d/gi;
/** From the beginning of the line: names of files have spaces, and begin with names of people. */
const fileNames = /^.*\.(?:pdf|jpe?g|png|gif|webp|heic|heif|tiff?|bmp|docx?|xlsx?|csv|txt)(?![a-z])/gim;
/**
 * Digits with the characters between them, as many as match. No word boundary: in `x046454286y` the letters must not
 * protect the number from the mask.
 */
const digitRuns = /\p{Nd}(?:[\s().,/·•_+\-‐-―\u00ad\u200b-\u200d\u2060\ufeff]{0,3}\p{Nd})*/gu;

/** A verification code is the shortest number that must not pass: SINs, accounts, cards and phones are longer. */
const codeLength = 6;

/** `850,000.00` and `12345.67`. */
const englishAmount = /^(?:[1-9]\d{0,2},\d{3}|[1-9],\d{3},\d{3}|\d{1,5}(?=\.))(?:\.\d{2})?$/;
/** `850 000,00`, and before a dollar sign `850 000`. */
const frenchAmount = /^(?:[1-9]\d{0,2}\s\d{3}|[1-9]\s\d{3}\s\d{3})(,\d{2})?$/;
const dollarSign = /^\s?\$/;

/**
 * Replaces whatever looks like an email address, a postal code, the name of a file, or a number of six digits and more in any
 * grouping: verification codes, SINs, card, account and phone numbers. Amounts below ten million dollars stay where they are
 * written as amounts.
 */
export function maskText(text: string): string {
  return text
    .replace(fileNames, mask)
    .replace(words, (word) => (atSign.test(word) ? mask : word))
    .replace(postalCodes, mask)
    .replace(digitRuns, (run: string, at: number, whole: string) =>
      countDigits(run) < codeLength || isAmount(run, whole.slice(at + run.length)) ? run : mask,
    );
}

const countDigits = (run: string): number => run.match(/\p{Nd}/gu)?.length ?? 0;

function isAmount(run: string, after: string): boolean {
  if (englishAmount.test(run)) return true;
  const french = frenchAmount.exec(run);
  return french !== null && (french[1] !== undefined || dollarSign.test(after));
}

/**
 * The same for styles, classes, ids and drawings, which are full of numbers in groups: without addresses of files, with
 * rounded fractions, and with no number of six digits except colours.
 */
export function maskStyle(style: string): string {
  return style
    .replace(/url\([^)]*\)?/gi, 'none')
    .replace(emailsInStyle, mask)
    .replace(/(\.\d{3})\d+/g, '$1')
    .replace(/(#[\da-f]{3,8}(?![\w-]))|\p{Nd}{6,}/giu, (_, colour) => colour ?? mask);
}

/** Units in our texts, which must stay with their numbers. */
const units = [
  /[kM]B/,
  /minutes?|hours?|days?|business day|weeks?|months?|years?/,
  /characters?|digits?|numbers|files?|attempts?/,
]
  .map(({ source }) => source)
  .join('|');

/** A breaking space between a number and its unit. A placeholder counts as a number. */
const separatedUnit = new RegExp(`(?:\\d|\\}\\}) (?:${units})(?!\\p{L})`, 'u');

/** A breaking space before what ends a number, or names a part. */
const separatedName = /ending in (?:\d|\{\{)|[sS]ection \d|\b[pP]art [AB]\b/;

/** Apostrophes and quotation marks must be curly. */
const straight = /['"]/;

/** Sentences of the specification (section 5), kept to the letter. */
const specified = new Set([
  'You need to be a Canadian business older than 6 months to use the product.',
  'Invalid SIN, must be 9 numbers long.',
  'Need to be in business for at least 6 months.',
]);

/** Returns the English texts that can separate a number from its unit, or contain straight quotes. */
export const findMisset = (texts: readonly string[]): readonly string[] =>
  texts.filter(
    (text) =>
      straight.test(text) || separatedName.test(text) || (separatedUnit.test(text) && !specified.has(text)),
  );

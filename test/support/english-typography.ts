/** What is counted in our texts: never apart from its number. */
const units = [
  /[kM]B/,
  /minutes?|hours?|days?|business day|weeks?|months?|years?/,
  /characters?|digits?|numbers|files?|attempts?/,
]
  .map(({ source }) => source)
  .join('|');

/** A space where a line may break between a number and its unit. A placeholder counts as a number. */
const torn = new RegExp(`(?:\\d|\\}\\}) (?:${units})(?!\\p{L})`, 'u');

/** The apostrophe and the quotation marks are curly. */
const straight = /['"]/;

/** Sentences of the specification (section 5), kept to the letter. */
const specified = new Set([
  'You need to be a Canadian business older than 6 months to use the product.',
  'Invalid SIN, must be 9 numbers long.',
  'Need to be in business for at least 6 months.',
]);

/** English texts that break a number from its unit, or have a straight mark. */
export const findMisset = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => straight.test(text) || (torn.test(text) && !specified.has(text)));

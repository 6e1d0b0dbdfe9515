/** Longer than every register's numbers: `123456789 RC0001` of Canada, `1234567890` of Quebec. */
export const registrationNumberLength = 40;

/** Normalizes a number of any register for storage, also while typing: it is optional, and nothing depends on it. */
export const normalizeRegistrationNumber = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N} ./-]/gu, '')
    .slice(0, registrationNumberLength)
    .trim();

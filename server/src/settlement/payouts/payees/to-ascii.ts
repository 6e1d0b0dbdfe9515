/** Characters that Unicode normalization does not reduce to ASCII. */
const replacements: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ð: 'D',
  Þ: 'TH',
  Ł: 'L',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  ﬁ: 'FI',
};

/**
 * Converts a text to the characters that every bank's file accepts: capitals, digits, and `&'()*+,-./:` with single
 * spaces. Accents are removed (É becomes E); other characters become a space.
 */
export function toAscii(text: string): string {
  return [...text.toUpperCase().normalize('NFC')]
    .map((char) => replacements[char] ?? char)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9&'()*+,\-./:]+/g, ' ')
    .trim();
}

/** Letters that no decomposition turns into capitals of A to Z. */
const ligatures: Readonly<Record<string, string>> = {
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
 * A text in what every bank's file takes: capitals, digits, and `&'()*+,-./:` with single spaces. Accents are left off
 * (É is E), what has no such letter becomes a space.
 */
export function toAscii(text: string): string {
  return [...text.toUpperCase().normalize('NFC')]
    .map((char) => ligatures[char] ?? char)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9&'()*+,\-./:]+/g, ' ')
    .trim();
}

/** Capitals of other alphabets that are printed as those of ours, each over its own. */
const lookalikes = [
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'],
] as const;

const latinLetters = new Map(
  lookalikes.flatMap(([theirs, latin]) =>
    [...theirs].map((letter, at) => [letter, latin[at] ?? ''] as const),
  ),
);

/** A digit of any script as ours: the ten of a script follow each other, from its zero on. */
function toAsciiDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * An invoice's number as numbers are compared: `INV 1042`, `inv-1042` and `Inv1042` are one, and so is whatever looks the
 * same: with accents or without, in the letters of another alphabet, with signs that nobody sees.
 */
export const numberKey = (number: string): string =>
  number
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{L}/gu, (letter) => latinLetters.get(letter) ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit);

/** Greek and Cyrillic capitals that look like Latin ones, each with its Latin letter below. */
const lookalikes = [
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'],
] as const;

const latinLetters = new Map(
  lookalikes.flatMap(([theirs, latin]) =>
    [...theirs].map((letter, at) => [letter, latin[at] ?? ''] as const),
  ),
);

/** Converts a digit of any script; Unicode orders the ten digits of a script from zero. */
function toAsciiDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * The key by which invoice numbers are compared: `INV 1042`, `inv-1042` and `Inv1042` are equal, and so are look-alikes with
 * accents, letters of another alphabet or invisible characters.
 */
export const toNumberKey = (number: string): string =>
  number
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{L}/gu, (letter) => latinLetters.get(letter) ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit);

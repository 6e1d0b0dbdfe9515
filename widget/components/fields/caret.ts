/** The characters of a masked text that belong to its value; all others belong to the grouping. */
export const keepCharacters = (text: string, keep: RegExp): string =>
  [...text].filter((letter) => keep.test(letter)).join('');

/** Index in `text` after the given number of value characters. */
export function findCaret(text: string, count: number, keep: RegExp): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (keep.test(text.charAt(index))) seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

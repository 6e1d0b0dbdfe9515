import { toTerms } from '../labels/terms';

/** Shorter words are too similar to each other. */
const MIN_LENGTH = 5;
const MIN_JOINED_LENGTH = 6;
/** Digits that OCR reads in place of a letter inside a word. */
const digitLetters: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's' };

/**
 * The terms of a word read by OCR, with one wrong letter corrected if exactly one word of the labels matches: `Invoce`,
 * `Tota1`. The words of a label that OCR has joined are set apart: `Totaldue`, `Apayer`.
 */
export function createTermCorrector(labels: Iterable<string>): (text: string) => readonly string[] {
  const phrases = [...labels].map((label) => label.split(' '));
  const known = new Set(phrases.flat());
  const joined = new Map(
    phrases
      .filter((terms) => terms.length > 1 && terms.every((term) => /^[a-z]+$/.test(term)))
      .map((terms) => [terms.join(''), terms] as const)
      .filter(([word]) => word.length >= MIN_JOINED_LENGTH && !known.has(word)),
  );
  const byVariant = new Map<string, Set<string>>();
  for (const word of known)
    if (word.length >= MIN_LENGTH)
      for (const variant of listVariants(word)) {
        const words = byVariant.get(variant) ?? new Set();
        byVariant.set(variant, words.add(word));
      }
  const correct = (term: string): string => {
    if (known.has(term) || term.length < MIN_LENGTH - 1 || /[^a-z]/.test(term)) return term;
    const fits = new Set(listVariants(term).flatMap((variant) => [...(byVariant.get(variant) ?? [])]));
    const near = [...fits].filter((word) => isOneLetterOff(word, term));
    return near.length === 1 ? (near[0] ?? term) : term;
  };
  return (text) => toTerms(restoreLetters(text)).flatMap((term) => joined.get(term) ?? [correct(term)]);
}

const restoreLetters = (text: string): string =>
  text.replace(/(?<=\p{L}{2}|['’]\p{L})[015](?=\p{L}|$)/gu, (digit) => digitLetters[digit] ?? digit);

/** A word, and the word without each of its letters. */
const listVariants = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Whether a letter is missing, added or replaced. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

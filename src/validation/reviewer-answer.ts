import { limits } from './limits';
import type { ValidationCode } from './validation-codes';

/** Words to a reviewer as they are judged and saved: composed accents, one kind of line end, no space around. */
export function normalizeAnswer(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Characters as a person counts them: an emoji of one code point is one. */
export const countAnswerCharacters = (text: string): number => [...normalizeAnswer(text)].length;

/** An applicant's observations on a rejection; nobody has to write any. */
export const validateObservations = (text: string): ValidationCode | null =>
  countAnswerCharacters(text) > limits.answerLength ? 'answerTooLong' : null;

/** The answer to a reviewer's request: words, files that were uploaded beside them, or both. */
export function validateAnswer(text: string, files: number): ValidationCode | null {
  if (normalizeAnswer(text) === '' && files === 0) return 'answerRequired';
  return validateObservations(text);
}

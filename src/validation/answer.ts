import type { ValidationCode } from './codes';
import { limits } from './limits';

/** Words to a reviewer as they are judged and saved: composed accents, one kind of line end, no space around. */
export function tidyAnswer(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Characters as a person counts them: an emoji of one code point is one. */
export const answerLength = (text: string): number => [...tidyAnswer(text)].length;

/** An applicant's observations on a rejection; nobody has to write any. */
export const observationsError = (text: string): ValidationCode | null =>
  answerLength(text) > limits.answerLength ? 'answerTooLong' : null;

/** The answer to a reviewer's request: words, files that were uploaded beside them, or both. */
export function answerError(text: string, files: number): ValidationCode | null {
  if (tidyAnswer(text) === '' && files === 0) return 'answerRequired';
  return observationsError(text);
}

import { limits } from './limits';
import type { ValidationCode } from './validation-codes';

/** Normalizes text for validation and storage: NFC, LF line endings, no control characters, trimmed. */
export function normalizeAnswer(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Length in code points, so an emoji of one code point counts once. */
export const countAnswerCharacters = (text: string): number => [...normalizeAnswer(text)].length;

/** Validates optional observations on a rejection. */
export const validateObservations = (text: string): ValidationCode | null =>
  countAnswerCharacters(text) > limits.answerLength ? 'answerTooLong' : null;

/** Validates the response to a reviewer's request: text, uploaded files or both. */
export function validateAnswer(text: string, files: number): ValidationCode | null {
  if (normalizeAnswer(text) === '' && files === 0) return 'answerRequired';
  return validateObservations(text);
}

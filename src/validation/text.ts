import type { ValidationCode } from './validation-codes';

/** Letters of any script, accents and punctuation of names: `Anne-Marie O’Neil Jr.` */
const personName = /^[\p{L}\p{M}' ’.-]+$/u;

/** Allows `100 Mile House` and `Saint-Louis-du-Ha! Ha!`. */
const placeName = /^[\p{L}\p{M}\p{N}' ’.,!()/-]+$/u;

/** Allows `A&W #12 (Québec) Inc.`, but no markup, code or control characters. */
const firmName = /^[\p{L}\p{M}\p{N}' ’.,!()/&#+@:*$%?°\-–]+$/u;

const hasLetter = /\p{L}/u;

export const isPersonName = (text: string): boolean => personName.test(text) && hasLetter.test(text);
export const isPlaceName = (text: string): boolean => placeName.test(text) && hasLetter.test(text);
export const isFirmName = (text: string): boolean => firmName.test(text) && /[\p{L}\p{N}]/u.test(text);

/** Normalizes text for validation and storage: NFC, trimmed, single spaces. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Returns the code if the text is empty. */
export function validateRequired(text: string, code: ValidationCode): ValidationCode | null {
  return tidy(text) === '' ? code : null;
}

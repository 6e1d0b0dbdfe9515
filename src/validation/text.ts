import type { ValidationCode } from './validation-codes';

/** Letters of any script with their accents, and the marks that people's names have: `Anne-Marie O’Neil Jr.` */
const personName = /^[\p{L}\p{M}' ’.-]+$/u;

/** A place may be `100 Mile House` or `Saint-Louis-du-Ha! Ha!`. */
const placeName = /^[\p{L}\p{M}\p{N}' ’.,!()/-]+$/u;

/** A firm may be `A&W #12 (Québec) Inc.`; never markup, code or control characters. */
const firmName = /^[\p{L}\p{M}\p{N}' ’.,!()/&#+@:*$%?°\-–]+$/u;

const hasLetter = /\p{L}/u;

export const isPersonName = (text: string): boolean => personName.test(text) && hasLetter.test(text);
export const isPlaceName = (text: string): boolean => placeName.test(text) && hasLetter.test(text);
export const isFirmName = (text: string): boolean => firmName.test(text) && /[\p{L}\p{N}]/u.test(text);

/** Text as it is judged and saved: composed accents, no space around, single spaces inside. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Null when something stands there. */
export function validateRequired(text: string, code: ValidationCode): ValidationCode | null {
  return tidy(text) === '' ? code : null;
}

import parsePhoneNumber from 'libphonenumber-js/core';
import { phoneMetadata } from './phone-metadata.gen';
import type { ValidationCode } from './validation-codes';

/** `+1` is shared by Canada, the United States and the Caribbean: the area code tells them apart. */
function parse(text: string) {
  return parsePhoneNumber(text, { defaultCountry: 'CA', extract: false }, phoneMetadata);
}

const elsewhere = /^\s*(?:\+|00|011)\s*[2-9][\d\s().-]{6,}$/;

/** Area codes of the numbering plan that are neither Canadian nor American. */
const caribbean =
  /^(?:242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)[2-9]\d{6}$/;

/**
 * Only Canadian numbers are served. Whether one is a landline the digits do not tell; the carrier look-up does.
 */
export function validatePhone(text: string): ValidationCode | null {
  if (text.trim() === '') return 'phoneRequired';
  if (elsewhere.test(text)) return 'phoneCountry';
  const number = parse(text);
  if (number?.nationalNumber.length !== 10 || number.ext !== undefined) return 'phoneInvalid';
  if (number.isValid()) return number.country === 'CA' ? null : 'phoneCountry';
  return caribbean.test(number.nationalNumber) ? 'phoneCountry' : 'phoneInvalid';
}

/** `+14165550123`, or null when the text is no number that `phoneError` accepts. */
export function normalizePhone(text: string): string | null {
  return validatePhone(text) === null ? (parse(text)?.number ?? null) : null;
}

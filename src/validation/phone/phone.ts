import parsePhoneNumber from 'libphonenumber-js/core';
import type { ValidationCode } from '../validation-codes';
import { phoneMetadata } from './phone-metadata.gen';

/** Canada, the United States and the Caribbean share `+1`; only the area code differs. */
function parse(text: string) {
  return parsePhoneNumber(text, { defaultCountry: 'CA', extract: false }, phoneMetadata);
}

const otherCountry = /^\s*(?:\+|00|011)\s*[2-9][\d\s().-]{6,}$/;

/** Area codes outside Canada and the United States. */
const caribbean =
  /^(?:242|246|264|268|284|340|345|441|473|649|658|664|670|671|684|721|758|767|784|787|809|829|849|868|869|876|939)[2-9]\d{6}$/;

/** Accepts Canadian numbers only. The carrier lookup detects landlines. */
export function validatePhone(text: string): ValidationCode | null {
  if (text.trim() === '') return 'phoneRequired';
  if (otherCountry.test(text)) return 'phoneCountry';
  const number = parse(text);
  if (number?.nationalNumber.length !== 10 || number.ext !== undefined) return 'phoneInvalid';
  if (number.isValid()) return number.country === 'CA' ? null : 'phoneCountry';
  return caribbean.test(number.nationalNumber) ? 'phoneCountry' : 'phoneInvalid';
}

/** Normalizes a number to E.164, `+14165550123`; null if it is invalid. */
export function normalizePhone(text: string): string | null {
  return validatePhone(text) === null ? (parse(text)?.number ?? null) : null;
}

import type { ProvinceCode } from '../inputs';
import type { ValidationCode } from '../validation-codes';

/** Letters used by Canada Post: no D, F, I, O, Q, U; no W or Z first. */
const shape = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** Provinces by first letter; X has two. */
const provincesByLetter: Readonly<Record<string, ProvinceCode | 'NT NU'>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT NU',
  Y: 'YT',
};

/** Normalizes `k1a-0b1` to `K1A 0B1`. Invalid text is only trimmed and uppercased. */
export function normalizePostal(text: string): string {
  const packed = text.trim().toUpperCase();
  return shape.test(packed) ? `${packed.slice(0, 3)} ${packed.slice(-3)}` : packed;
}

/** Formats a postal code while typing: uppercase, with a space. */
export function formatPostal(text: string): string {
  const packed = text
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .slice(0, 6);
  return packed.length > 3 ? `${packed.slice(0, 3)} ${packed.slice(3)}` : packed;
}

export function validatePostal(text: string): ValidationCode | null {
  if (text.trim() === '') return 'postalRequired';
  return shape.test(text.trim()) ? null : 'postalInvalid';
}

/**
 * Warns if a postal code belongs to another province. Some codes cross a border: K1A also serves Gatineau.
 */
export function getPostalWarning(text: string, province: string): ValidationCode | null {
  const expected = provincesByLetter[text.trim().charAt(0).toUpperCase()];
  if (validatePostal(text) !== null || province === '' || expected === undefined) return null;
  return expected.includes(province) ? null : 'postalProvince';
}

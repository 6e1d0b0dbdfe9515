import type { ProvinceCode } from '../flow/inputs';
import type { ValidationCode } from './validation-codes';

/** Canada Post's letters: no D F I O Q U anywhere, no W Z in front. */
const shape = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** Which provinces the first letter stands for. */
const provincesOf: Readonly<Record<string, readonly ProvinceCode[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** `k1a-0b1` as `K1A 0B1`; anything else comes back tidied, for the person to mend. */
export function normalizePostal(text: string): string {
  const packed = text.trim().toUpperCase();
  return shape.test(packed) ? `${packed.slice(0, 3)} ${packed.slice(-3)}` : packed;
}

/** What is typed, in capitals and with the space in its place. */
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

/** A postal code of another province: only a warning, for some codes cross a border (K1A serves Gatineau too). */
export function getPostalWarning(text: string, province: string): ValidationCode | null {
  const expected = provincesOf[text.trim().charAt(0).toUpperCase()];
  if (validatePostal(text) !== null || province === '' || expected === undefined) return null;
  return expected.some((code) => code === province) ? null : 'postalProvince';
}

import {
  formatPostal,
  getPostalWarning,
  normalizePostal,
  validatePostal,
} from '@tamarack/core/validation/address/postal';
import { provinces } from '@tamarack/core/validation/address/provinces';
import { validateEmail } from '@tamarack/core/validation/email';
import { getAgeOfMajority } from '@tamarack/core/validation/person/age-of-majority';
import { validateDateOfBirth } from '@tamarack/core/validation/person/date-of-birth';
import { formatSin, isSin, normalizeSin, validateSin } from '@tamarack/core/validation/person/sin';
import { isFirmName, isPersonName, isPlaceName } from '@tamarack/core/validation/text';
import { validateCode } from '@tamarack/core/validation/verification-code';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['', 'sinRequired'],
  ['   ', 'sinRequired'],
  ['12345678', 'sinInvalid'],
  ['1234567890', 'sinInvalid'],
  ['12345678a', 'sinInvalid'],
  ['１２３４５６７８９', 'sinInvalid'],
  ['046454286', null],
  ['046 454 286', null],
  ['046-454-286', null],
  ['111111111', null],
])('SIN %j: %s', (text, code) => {
  expect(validateSin(text)).toBe(code);
});

test.each([
  ['046454286', true],
  ['130692544', true],
  ['046454268', false],
  ['123456789', false],
])('the check digit of %j is right: %s', (digits, right) => {
  expect(isSin(digits)).toBe(right);
});

test('grouping a SIN while typing keeps its digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,9}$/), (digits) => {
      expect(normalizeSin(formatSin(digits))).toBe(digits);
    }),
  );
  expect(formatSin('046454286')).toBe('046 454 286');
  expect(formatSin('0464')).toBe('046 4');
});

test.each([
  ['K1A 0B1', null],
  ['H2X1Y4', null],
  ['V6Z 9Z9', null],
  ['m5v-2t6', null],
  ['W1A 1A1', 'postalInvalid'],
  ['Z1A1A1', 'postalInvalid'],
  ['K1D 1A1', 'postalInvalid'],
  ['K1AOB1', 'postalInvalid'],
  ['90210', 'postalInvalid'],
  ['', 'postalRequired'],
])('postal code %j: %s', (text, code) => {
  expect(validatePostal(text)).toBe(code);
});

test('a postal code is normalised, grouped, and a mismatch with the province is only a warning', () => {
  expect(normalizePostal(' k1a0b1 ')).toBe('K1A 0B1');
  expect(formatPostal('k1a0')).toBe('K1A 0');
  expect(getPostalWarning('K1A 0B1', 'ON')).toBeNull();
  expect(getPostalWarning('K1A 0B1', 'QC')).toBe('postalProvince');
  expect(getPostalWarning('X0A 0H0', 'NU')).toBeNull();
  expect(getPostalWarning('X0E 0A1', 'NT')).toBeNull();
  expect(getPostalWarning('nonsense', 'ON')).toBeNull();
});

test.each([
  ['', 'emailRequired'],
  ['a@b', 'emailInvalid'],
  ['a b@c.ca', 'emailInvalid'],
  ['a@@b.ca', 'emailInvalid'],
  ['.a@b.ca', 'emailInvalid'],
  ['a..b@c.ca', 'emailInvalid'],
  ['a.@b.ca', 'emailInvalid'],
  ['a@-b.ca', 'emailInvalid'],
  ['a@b.c', 'emailInvalid'],
  ['first.last+tag@sub.exemple.ca', null],
  [`${'a'.repeat(75)}@b.ca`, null],
  [`${'a'.repeat(76)}@b.ca`, 'emailTooLong'],
])('email %j: %s', (text, code) => {
  expect(validateEmail(text)).toBe(code);
});

const today = '2026-11-21';
test.each([
  ['', 'dobRequired'],
  ['1980-02-30', 'dobInvalid'],
  ['1980-2-3', 'dobInvalid'],
  ['2026-11-22', 'dobInvalid'],
  ['1906-11-21', 'dobInvalid'],
  ['1906-11-22', null],
  ['2008-11-22', 'dobUnderage'],
  ['2008-11-21', null],
])('date of birth %j on 2026-11-21: %s', (text, code) => {
  expect(validateDateOfBirth(text, today, '')).toBe(code);
});

test('a person born on February 29 is an adult on February 28 of a common year', () => {
  expect(validateDateOfBirth('2008-02-29', '2026-02-27', 'ON')).toBe('dobUnderage');
  expect(validateDateOfBirth('2008-02-29', '2026-03-01', 'ON')).toBeNull();
});

test.each([
  ['18', ['AB', 'MB', 'ON', 'PE', 'QC', 'SK'], 'dobUnderage', '2008-11-21', '2008-11-22'],
  ['19', ['BC', 'NB', 'NL', 'NS', 'NT', 'NU', 'YT'], 'dobUnder19', '2007-11-21', '2007-11-22'],
] as const)('majority is at %s in %s', (_, places, code, birthday, tooYoung) => {
  for (const place of places) {
    expect([place, validateDateOfBirth(birthday, today, place)]).toEqual([place, null]);
    expect([place, validateDateOfBirth(tooYoung, today, place)]).toEqual([place, code]);
  }
});

test('every province and territory has an age of majority', () => {
  expect(provinces.filter((place) => getAgeOfMajority(place) === 19)).toHaveLength(7);
  expect(provinces.filter((place) => getAgeOfMajority(place) === 18)).toHaveLength(6);
});

test.each([
  ['', 'codeRequired'],
  ['12345', 'codeInvalid'],
  ['1234567', 'codeInvalid'],
  ['12345x', 'codeInvalid'],
  ['123456', null],
  ['123 456', null],
])('code %j: %s', (text, code) => {
  expect(validateCode(text)).toBe(code);
});

test.each([
  ['Anne-Marie', true],
  ['Éloïse', true],
  ['O’Neil Jr.', true],
  ['Nguyễn', true],
  ['李', true],
  ['Robert"); DROP', false],
  ['R2D2', false],
  ['<b>', false],
  ['--', false],
  ['a@b', false],
  ['tab\there', false],
])('person name %j: %s', (text, good) => {
  expect(isPersonName(text)).toBe(good);
});

test('names of places and firms may contain the characters that real ones have, and no markup', () => {
  for (const place of ['100 Mile House', 'Saint-Louis-du-Ha! Ha!', "St. John's", 'Montréal']) {
    expect(isPlaceName(place), place).toBe(true);
  }
  for (const firm of ['9123-4567 Québec inc.', 'A&W #12', 'Smith, Jones & Co. (2010)', '1234567']) {
    expect(isFirmName(firm), firm).toBe(true);
  }
  for (const wrong of ['<script>', 'a{b}', 'a|b', 'a\\b', '123', ''])
    expect(isPlaceName(wrong), wrong).toBe(false);
  for (const wrong of ['<script>', 'a{b}', 'a|b', 'a\\b', '&&&', ''])
    expect(isFirmName(wrong), wrong).toBe(false);
});

import { createRequire } from 'node:module';
import { formatPhone } from '@tamarack/core/validation/phone/format-phone';
import { normalizePhone, validatePhone } from '@tamarack/core/validation/phone/phone';
import { phoneMetadata } from '@tamarack/core/validation/phone/phone-metadata.gen';
import { expect, test } from 'vitest';

test.each([
  ['', 'phoneRequired'],
  ['416', 'phoneInvalid'],
  ['abc', 'phoneInvalid'],
  ['416 555 012', 'phoneInvalid'],
  ['416 555 01234', 'phoneInvalid'],
  ['000 000 0000', 'phoneInvalid'],
  ['416 155 0123', 'phoneInvalid'],
  ['(416) 555-0123', null],
  ['+1 416 555 0123', null],
  ['1-416-555-0123', null],
  ['514.555.0199', null],
  ['(212) 555-0123', 'phoneCountry'],
  ['+1 212 555 0123', 'phoneCountry'],
  ['876 555 0123', 'phoneCountry'],
  ['800 555 0142', 'phoneCountry'],
  ['+44 20 7946 0958', 'phoneCountry'],
  ['+33 1 23 45 67 89', 'phoneCountry'],
  ['011 44 20 7946 0958', 'phoneCountry'],
])('phone %j: %s', (text, code) => {
  expect(validatePhone(text)).toBe(code);
});

test('an accepted number is stored in E.164 and a rejected one is not', () => {
  expect(normalizePhone('(416) 555-0123')).toBe('+14165550123');
  expect(normalizePhone('(212) 555-0123')).toBeNull();
});

test('a number is grouped while typing', () => {
  expect(formatPhone('4165')).toBe('(416) 5');
  expect(formatPhone('14165550123')).toBe('(416) 555-0123');
  expect(formatPhone('+44 20')).toBe('+44 20');
});

test('the phone metadata is a subset of the installed package’s', () => {
  const all = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json');
  expect(JSON.parse(JSON.stringify(phoneMetadata))).toMatchObject({
    version: all.version,
    countries: { CA: all.countries.CA, US: all.countries.US },
  });
});

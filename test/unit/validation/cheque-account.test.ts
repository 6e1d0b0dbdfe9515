import {
  formatAccount,
  normalizeChequeAccount,
  parseChequeNumbers,
  toDigits,
  validateChequeAccount,
} from '@tamarack/core/validation/bank/cheque-account';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const right = { transit: '00012', institution: '003', account: '0001234567' };
const digits = (min: number, max = min) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const account = fc.record({ transit: digits(5), institution: digits(3), account: digits(7, 12) });

describe('numbers of a cheque', () => {
  test.each([
    ['transit', '', 'transitRequired'],
    ['transit', '  ', 'transitRequired'],
    ['transit', '1234', 'transitInvalid'],
    ['transit', '123456', 'transitInvalid'],
    ['transit', '1234O', 'transitInvalid'],
    ['transit', '-', 'transitInvalid'],
    ['transit', '１２３４５', 'transitInvalid'],
    ['transit', '١٢٣٤٥', 'transitInvalid'],
    ['transit', '12.345', 'transitInvalid'],
    ['institution', '', 'institutionRequired'],
    ['institution', '3', 'institutionInvalid'],
    ['institution', '0003', 'institutionInvalid'],
    ['institution', 'RBC', 'institutionInvalid'],
    ['account', '', 'accountRequired'],
    ['account', '123456', 'accountInvalid'],
    ['account', '1234567890123', 'accountInvalid'],
    ['account', '1234567A', 'accountInvalid'],
    ['account', '+1234567', 'accountInvalid'],
  ])('%s %j: %s', (field, value, code) => {
    const checks = validateChequeAccount({ ...right, [field]: value });
    expect(checks).toEqual({ transit: null, institution: null, account: null, [field]: code });
  });

  test('spaces, dashes and the symbols of a cheque are ignored; leading zeros count', () => {
    const copied = { transit: '⑆00 012⑉', institution: '0-0-3', account: '000–123‑45\u00a067⑈' };
    expect(validateChequeAccount(copied)).toEqual({ transit: null, institution: null, account: null });
    expect(normalizeChequeAccount(copied)).toEqual(right);
  });

  test('any digits of the right lengths are valid, however they are grouped', () => {
    const gap = fc.constantFrom('', ' ', '-', ' - ', '\t', '\u00a0', '–');
    const spread = (text: string, gaps: readonly string[]) =>
      [...text].map((digit, index) => digit + (gaps[index % gaps.length] ?? '')).join('');
    fc.assert(
      fc.property(account, fc.array(gap, { minLength: 1 }), (form, gaps) => {
        const written = {
          transit: spread(form.transit, gaps),
          institution: spread(form.institution, gaps),
          account: spread(form.account, gaps),
        };
        expect(validateChequeAccount(written)).toEqual({ transit: null, institution: null, account: null });
        expect(normalizeChequeAccount(written)).toEqual(form);
      }),
    );
  });

  test('a valid number is digits only once the separators are removed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), digits(0, 14)), (text) => {
        const checks = validateChequeAccount({ transit: text, institution: text, account: text });
        const lengths = { transit: /^[0-9]{5}$/, institution: /^[0-9]{3}$/, account: /^[0-9]{7,12}$/ };
        expect(checks.transit === null).toBe(lengths.transit.test(toDigits(text)));
        expect(checks.institution === null).toBe(lengths.institution.test(toDigits(text)));
        expect(checks.account === null).toBe(lengths.account.test(toDigits(text)));
      }),
    );
  });
});

describe('several numbers in one text', () => {
  test('several numbers in one text are identified by their positions', () => {
    expect(parseChequeNumbers('12345-003')).toEqual({ transit: '12345', institution: '003' });
    expect(parseChequeNumbers('⑆12345⑉003⑆ 123-456-7⑈')).toEqual({
      transit: '12345',
      institution: '003',
      account: '1234567',
    });
    fc.assert(
      fc.property(account, (form) => {
        expect(parseChequeNumbers(`${form.transit}-${form.institution} ${form.account}`)).toEqual(form);
      }),
    );
  });

  test.each([
    '⑈001⑈ ⑆12345⑉003⑆ 123⑉456⑉7⑈',
    '001 12345-003 123-456-7',
    '00000123 12345 003 1234567',
  ])('the cheque’s own number is ignored: %s', (text) => {
    expect(parseChequeNumbers(text)).toEqual({ transit: '12345', institution: '003', account: '1234567' });
  });

  test.each([
    '',
    '12345',
    '123456',
    '12345-003 12',
    `12345 003 ${'1'.repeat(13)}`,
    '12345-00A',
  ])('%j contains no more than one number', (text) => {
    expect(parseChequeNumbers(text)).toBeNull();
  });
});

test('an account number is grouped without losing digits', () => {
  expect(formatAccount('0123456')).toBe('0123\u00a0456');
  expect(formatAccount('12345678')).toBe('1234\u00a05678');
  fc.assert(fc.property(digits(7, 12), (text) => toDigits(formatAccount(text)) === text));
});

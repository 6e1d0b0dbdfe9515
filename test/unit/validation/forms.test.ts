import { type BusinessForm, validateBusiness } from '@tamarack/core/validation/business/business';
import { isNaturalPerson } from '@tamarack/core/validation/business/entity-types';
import { validateInvoice, validateManualInvoice } from '@tamarack/core/validation/invoice';
import { type PersonalForm, validatePersonal } from '@tamarack/core/validation/person/personal';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import { describe, expect, test } from 'vitest';

const address = { street: '1 Front St', city: 'Toronto', province: 'ON', postal: 'M5V 2T6', country: 'CA' };
const person: PersonalForm = {
  first: 'Ada',
  last: 'Roy',
  dob: '1980-05-01',
  sin: '046454286',
  terms: true,
  ...address,
};
const context = { today: '2026-11-21', sinRequired: true, sinSaved: false };

describe('personal', () => {
  test('a valid personal form has no errors', () => {
    expect(toFieldErrors(validatePersonal(person, context))).toEqual([]);
  });

  test.each<[Partial<PersonalForm>, string, string]>([
    [{ first: ' ' }, '/first', 'firstRequired'],
    [{ first: 'a'.repeat(41) }, '/first', 'firstTooLong'],
    [{ first: 'A1' }, '/first', 'firstCharacters'],
    [{ last: '' }, '/last', 'lastRequired'],
    [{ last: 'a'.repeat(81) }, '/last', 'lastTooLong'],
    [{ last: 'a;b' }, '/last', 'lastCharacters'],
    [{ dob: '1980-13-01' }, '/dob', 'dobInvalid'],
    [{ sin: '' }, '/sin', 'sinRequired'],
    [{ sin: '123' }, '/sin', 'sinInvalid'],
    [{ street: '' }, '/street', 'streetRequired'],
    [{ city: '' }, '/city', 'cityRequired'],
    [{ city: 'Tor<nto' }, '/city', 'cityCharacters'],
    [{ province: '' }, '/province', 'provinceRequired'],
    [{ province: 'NY' }, '/province', 'provinceRequired'],
    [{ postal: '' }, '/postal', 'postalRequired'],
    [{ postal: '12345' }, '/postal', 'postalInvalid'],
    [{ country: '' }, '/country', 'countryRequired'],
    [{ terms: false }, '/terms', 'termsRequired'],
  ])('%j', (changes, path, code) => {
    expect(toFieldErrors(validatePersonal({ ...person, ...changes }, context))).toEqual([{ path, code }]);
  });

  test('names exactly at their limits are valid', () => {
    const long = { ...person, first: 'a'.repeat(40), last: 'b'.repeat(80) };
    expect(toFieldErrors(validatePersonal(long, context))).toEqual([]);
  });

  test('an empty SIN is valid where one is saved or it is optional, an invalid one never is', () => {
    const empty = { ...person, sin: '' };
    expect(toFieldErrors(validatePersonal(empty, { ...context, sinSaved: true }))).toEqual([]);
    expect(toFieldErrors(validatePersonal(empty, { ...context, sinRequired: false }))).toEqual([]);
    const wrong = { ...person, sin: '12' };
    expect(toFieldErrors(validatePersonal(wrong, { ...context, sinRequired: false }))).toHaveLength(1);
  });

  test('errors follow the order of the form', () => {
    const all = validatePersonal({ ...person, terms: false, first: '', postal: '' }, context);
    expect(toFieldErrors(all).map(({ path }) => path)).toEqual(['/first', '/postal', '/terms']);
  });
});

describe('business', () => {
  const firm: BusinessForm = {
    legal: 'Roy & Fils inc.',
    businessAs: 'Café Roy',
    entity: 'corporation',
    industry: '722511',
    timeInBusiness: 6,
    ...address,
  };
  test.each<[Partial<BusinessForm>, readonly string[]]>([
    [{}, []],
    [{ legal: '' }, ['legalRequired']],
    [{ legal: 'a{b}' }, ['legalCharacters']],
    [{ businessAs: '' }, ['businessAsRequired']],
    [{ businessAs: '<b>' }, ['businessAsCharacters']],
    [{ entity: '' }, ['entityRequired']],
    [{ entity: 'empire' }, ['entityRequired']],
    [{ industry: '' }, ['industryRequired']],
    [{ timeInBusiness: null }, ['timeInBusinessRequired']],
    [{ timeInBusiness: 5 }, ['timeInBusinessTooShort']],
    [{ timeInBusiness: 0 }, ['timeInBusinessTooShort']],
    [{ timeInBusiness: 6.5 }, ['timeInBusinessRequired']],
  ])('%j', (changes, codes) => {
    expect(toFieldErrors(validateBusiness({ ...firm, ...changes })).map(({ code }) => code)).toEqual(codes);
  });

  test('only a sole proprietor is a natural person, and an unknown entity type counts as one', () => {
    expect(isNaturalPerson('soleProprietorship')).toBe(true);
    expect(isNaturalPerson('corporation')).toBe(false);
    expect(isNaturalPerson('?')).toBe(true);
  });
});

describe('invoice', () => {
  const invoice = { site: 'Depot', number: 'INV-2026/1', amount: 3_000_00, payable: 3_000_00 };
  const codes = (changes: object, credit = 10_000_00) =>
    toFieldErrors(validateInvoice({ ...invoice, ...changes }, credit)).map(({ code }) => code);

  test('an invoice’s limits for amount and payable amount apply to the cent', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ site: '' })).toEqual(['siteRequired']);
    expect(codes({ number: '' })).toEqual(['invoiceNumberRequired']);
    expect(codes({ number: '<1>' })).toEqual(['invoiceFormat']);
    expect(codes({ amount: null, payable: 100_00 })).toEqual(['invoiceAmountRequired']);
    expect(codes({ amount: 99_99, payable: null })).toEqual(['invoiceAmountMinimum', 'payableRequired']);
    expect(codes({ amount: 100_00, payable: 100_00 })).toEqual([]);
    expect(codes({ payable: 99_99 })).toEqual(['payableMinimum']);
    expect(codes({ payable: 3_000_01 })).toEqual(['payableMaximum']);
    expect(codes({ payable: 2_000_01 }, 2_000_00)).toEqual(['payableMaximum']);
    expect(codes({ payable: 2_000_00 }, 2_000_00)).toEqual([]);
  });

  test('for an invoice entered by hand the payable amount is the credit applied', () => {
    const byHand = (payable: number | null) =>
      toFieldErrors(validateManualInvoice({ number: '1', amount: 500_00, payable }, 400_00)).map(
        ({ code }) => code,
      );
    expect(byHand(400_00)).toEqual([]);
    expect(byHand(400_01)).toEqual(['creditAppliedMaximum']);
    expect(byHand(99_99)).toEqual(['creditAppliedMinimum']);
    expect(byHand(null)).toEqual(['creditAppliedRequired']);
  });
});

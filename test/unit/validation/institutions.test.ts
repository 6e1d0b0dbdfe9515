import { findInstitutionName, listInstitutionNames } from '@tamarack/core/validation/bank/institutions';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['001', 'BMO Bank of Montreal', 'BMO Banque de Montréal'],
  ['002', 'Scotiabank', 'Banque Scotia'],
  ['003', 'RBC Royal Bank', 'RBC Banque Royale'],
  ['004', 'TD Canada Trust', 'TD Canada Trust'],
  ['006', 'National Bank', 'Banque Nationale'],
  ['010', 'CIBC', 'CIBC'],
  ['016', 'RBC Royal Bank (formerly HSBC)', 'RBC Banque Royale (ex-HSBC)'],
  ['039', 'Laurentian Bank', 'Banque Laurentienne'],
  ['219', 'ATB Financial', 'ATB Financial'],
  ['614', 'Tangerine', 'Tangerine'],
  ['623', 'EQ Bank', 'Banque EQ'],
  ['815', 'Desjardins', 'Desjardins'],
])('%s is %s, in French %s', (number, english, french) => {
  expect(findInstitutionName(number, 'en')).toBe(english);
  expect(findInstitutionName(number, 'fr')).toBe(french);
});

test.each([
  '',
  '1',
  '01',
  '0001',
  '003 ',
  '999',
  '000',
  'constructor',
  '__proto__',
])('%j is unknown', (number) => {
  expect(findInstitutionName(number, 'en')).toBeNull();
});

test.each(['en', 'fr'] as const)('every name is listed once (%s)', (language) => {
  const numbers = Array.from({ length: 1000 }, (_, value) => String(value).padStart(3, '0'));
  const names = numbers.flatMap((number) => findInstitutionName(number, language) ?? []);
  const listed = listInstitutionNames(language);
  expect(listed.toSorted()).toEqual([...new Set(names)].sort());
});

test('a known bank number has a name in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (value) => {
      const number = String(value).padStart(3, '0');
      const names = [findInstitutionName(number, 'en'), findInstitutionName(number, 'fr')];
      expect(names.every((name) => name === null) || names.every((name) => (name ?? '').trim() !== '')).toBe(
        true,
      );
    }),
    { numRuns: 1000 },
  );
});

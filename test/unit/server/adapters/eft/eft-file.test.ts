import { addDays } from '@tamarack/core/calendar/plain-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCreditFile } from '../../../../../server/sandbox/payouts/credit-file';
import { composeFile } from '../../../../../server/src/adapters/eft/compose-file';
import { toJulianDate } from '../../../../../server/src/adapters/eft/format-fields';
import type { Originator } from '../../../../../server/src/adapters/eft/originator';
import { toAscii } from '../../../../../server/src/settlement/payouts/payees/to-ascii';
import type { RailBatch, RailEntry } from '../../../../../server/src/settlement/payouts/rail';

const originator: Originator = {
  id: '0123456789',
  dataCentre: '00310',
  shortName: 'TAMARACK',
  longName: 'TAMARACK CAPITAL INC.',
  settlement: { institution: '003', transit: '00102', number: '1000001' },
  settlementCode: '',
  transactionCode: '460',
  recordEnd: '\r\n',
};

const entry = (over: Partial<RailEntry> = {}): RailEntry => ({
  trace: 'P00000000100000001',
  amount: 8000_00,
  payee: { institution: '815', transit: '30012', number: '0012345', name: 'Boulangerie Saint-Élie inc.' },
  reference: 'FAC-1182',
  ...over,
});

const batch = (entries: readonly RailEntry[], over: Partial<RailBatch> = {}): RailBatch => ({
  sequence: 42,
  creationNumber: 42,
  createdOn: '2026-11-20',
  dueOn: '2026-11-23',
  total: entries.reduce((sum, { amount }) => sum + amount, 0),
  entries,
  ...over,
});

const splitRecords = (file: string): string[] => file.split('\r\n').slice(0, -1);

describe('an EFT file', () => {
  test('the header, one credit and the trailer follow the standard, character by character', () => {
    const [header = '', credit = '', trailer = '', ...more] = splitRecords(
      composeFile(batch([entry()]), originator),
    );
    expect(more).toEqual([]);
    expect([header, credit, trailer].map((record) => record.length)).toEqual([1464, 1464, 1464]);
    expect(header.trimEnd()).toBe(`A00000000101234567890042026324003${'10'.padEnd(22)}CAD`);
    expect(credit.slice(0, 24)).toBe('C00000000201234567890042');
    expect(credit.slice(24, 264)).toBe(
      [
        '460',
        '0000800000',
        '026327',
        '081530012',
        '0012345     ',
        '0'.repeat(25),
        'TAMARACK       ',
        'BOULANGERIE SAINT-ELIE INC.   ',
        'TAMARACK CAPITAL INC.         ',
        '0123456789',
        'P00000000100000001 ',
        '000300102',
        '1000001     ',
        'FAC-1182       ',
        ' '.repeat(22),
        '  ',
        '0'.repeat(11),
      ].join(''),
    );
    expect(credit.slice(264).trim()).toBe('');
    expect(trailer.trimEnd()).toBe(
      `Z00000000301234567890042${'0'.repeat(22)}0000000080000000000001${'0'.repeat(44)}`,
    );
  });

  test('six credits fill a record, the seventh starts another', () => {
    const entries = Array.from({ length: 7 }, (_, n) => entry({ trace: `P${n}`, amount: n + 1 }));
    const records = splitRecords(composeFile(batch(entries), originator));
    expect(records.map((record) => record[0]).join('')).toBe('ACCZ');
    expect(records[1]?.trimEnd()).toHaveLength(24 + 6 * 240);
    expect(records[2]?.slice(264).trim()).toBe('');
  });

  test('parsing the file gives the payments back: sums, counts and names, for any input', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 60 });
    const account = (least: number) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: least === 7 ? 12 : least })
        .map((digits) => digits.join(''));
    const anyEntry = fc.record({
      trace: fc.integer({ min: 1, max: 999_999 }).map((n) => `P${n}`),
      amount: fc.integer({ min: 1, max: 9_999_999_999 }),
      payee: fc.record({
        institution: account(3),
        transit: account(5),
        number: account(7),
        name: word.map((text) => `A${text}`),
      }),
      reference: fc.option(word),
    });
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2026-01-01', days));
    const number = fc.integer({ min: 1, max: 9999 });
    const end = fc.constantFrom<Originator['recordEnd'][]>('\r\n', '\n', '');
    fc.assert(
      fc.property(
        fc.array(anyEntry, { minLength: 1, maxLength: 30 }),
        day,
        number,
        end,
        (entries, dueOn, creationNumber, recordEnd) => {
          const made = batch(entries, { dueOn, creationNumber });
          const read = parseCreditFile(composeFile(made, { ...originator, recordEnd }));
          expect(read.creationNumber).toBe(creationNumber);
          expect(read.credits.map(({ cents }) => cents)).toEqual(entries.map(({ amount }) => amount));
          expect(read.credits.map(({ crossReference }) => crossReference)).toEqual(
            entries.map(({ trace }) => trace),
          );
          expect(read.credits.map(({ institution, account: number }) => institution + number)).toEqual(
            entries.map(({ payee }) => `0${payee.institution}${payee.transit}${payee.number}`),
          );
          for (const credit of read.credits) {
            expect(credit.fundsOn).toBe(toJulianDate(dueOn));
            expect(credit.payee).toMatch(/^[A-Z0-9&'()*+,\-./: ]{1,30}$/);
          }
        },
      ),
    );
  });

  test('ten thousand payments make one file with the right total', () => {
    const entries = Array.from({ length: 10_000 }, (_, n) =>
      entry({ trace: `P${n}`, amount: 12_345_67 + n }),
    );
    const read = parseCreditFile(composeFile(batch(entries), originator));
    expect(read.credits).toHaveLength(10_000);
    expect(read.credits.reduce((sum, { cents }) => sum + cents, 0)).toBe(12_345_670_000 + 49_995_000);
  });

  test('an amount too long for its field is rejected, not truncated', () => {
    expect(() => composeFile(batch([entry({ amount: 10_000_000_000 })]), originator)).toThrow(RangeError);
    expect(() => composeFile(batch([entry({ amount: -1 })]), originator)).toThrow(RangeError);
    expect(() => composeFile(batch([entry({ amount: 0.5 })]), originator)).toThrow(RangeError);
  });

  test.each([
    ['2026-01-01', '026001'],
    ['2026-12-31', '026365'],
    ['2028-12-31', '028366'],
    ['2028-03-01', '028061'],
    ['2100-01-04', '000004'],
  ])('%s is written as the date %s', (date, expected) => {
    expect(toJulianDate(date)).toBe(expected);
  });

  test.each([
    ['Café Noël & Fils ltée', 'CAFE NOEL & FILS LTEE'],
    ['L’Œuvre – Ægir', "L'OEUVRE - AEGIR"],
    ['Straße', 'STRASSE'],
    ['a\tb\r\nc  d', 'A B C D'],
    ['日本', ''],
  ])('%j is written as %j', (text, expected) => {
    expect(toAscii(text)).toBe(expected);
  });

  test('a name of more than 30 characters is truncated, and later fields keep their positions', () => {
    const name = 'Les Entreprises Générales de l’Éclairage Montréalais (2019) inc.';
    const payee = { ...entry().payee, name };
    const [credit] = parseCreditFile(composeFile(batch([entry({ payee })]), originator)).credits;
    expect(credit).toMatchObject({
      payee: 'LES ENTREPRISES GENERALES DE L',
      longName: 'TAMARACK CAPITAL INC.',
    });
  });
});

describe('parsing an EFT file', () => {
  const file = composeFile(batch([entry(), entry({ trace: 'P2', amount: 1 })]), originator);

  test.each([
    ['another sum', file.replace('00000000800001', '00000000800002'), /another sum/],
    ['another count', file.replace('0000000080000100000002', '0000000080000100000003'), /another number/],
    ['a lost record', splitRecords(file).slice(0, -1).join('\r\n'), /no trailer/],
    ['a shifted character', file.replace('FAC-1182 ', 'FAC-1182'), /1463 characters/],
    ['an accent', file.replace('ELIE', 'ÉLIE'), /plain characters/],
    [
      'another file’s record',
      file.replace('C00000000201234567890042', 'C00000000201234567890041'),
      /another file/,
    ],
  ])('a file with %s is rejected', (_, text, why) => {
    expect(text).not.toBe(file);
    expect(() => parseCreditFile(text)).toThrow(why);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates } from '../../../../../server/reader/invoices/values/find-dates';
import { isPlainDate, toPlainDate } from '../../../../../src/calendar/plain-date';

const read = [
  ['2026-11-21', '2026-11-21'],
  ['2026/11/21', '2026-11-21'],
  ['2026.11.21', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['11/21/2026', '2026-11-21'],
  ['21.11.26', '2026-11-21'],
  ['11/11/2026', '2026-11-11'],
  ['Nov 21, 2026', '2026-11-21'],
  ['Nov. 21 2026', '2026-11-21'],
  ['November 21st, 2026', '2026-11-21'],
  ['NOVEMBER 21, 2026', '2026-11-21'],
  ['Sept 3, 2026', '2026-09-03'],
  ['21 Nov 2026', '2026-11-21'],
  ['21-NOV-26', '2026-11-21'],
  ['21-Nov-2026', '2026-11-21'],
  ['21 novembre 2026', '2026-11-21'],
  ['21 NOVEMBRE 2026', '2026-11-21'],
  ['1er décembre 2026', '2026-12-01'],
  ['3 févr. 2026', '2026-02-03'],
  ['7 août 2026', '2026-08-07'],
  ['le 9 juill. 2026', '2026-07-09'],
  ['2026-Nov-21', '2026-11-21'],
  ['Due: 2031-01-02.', '2031-01-02'],
] as const;

const none = [
  '2026-02-30',
  '31/11/2026',
  '2126-11-21',
  '1026-11-21',
  '3 jui 2026',
  '12.50',
  '1,234.56',
  '519-555-0143',
  '2026-1042',
  '10-22-77-5',
  'No 21 2026',
  'March 2026',
];

describe('a date', () => {
  it.each(read)('the date %s is read', (text, date) => {
    expect(findDates(text).map(({ readings }) => readings)).toEqual([[date]]);
  });

  it.each(none)('%s is not a date', (text) => {
    expect(findDates(text)).toEqual([]);
  });

  it('a date with two small numbers is ambiguous', () => {
    expect(findDates('04/05/2026')[0]?.readings).toEqual(['2026-05-04', '2026-04-05']);
  });

  it('the order of day and month is known where only one is possible', () => {
    expect(findDates('21/11/2026 11/21/2026 04/05/2026').map(({ order }) => order)).toEqual([
      'dayFirst',
      'monthFirst',
      null,
    ]);
  });

  it('any text gives a date that exists, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. ,novembrejuil') }), (text) => {
        for (const { readings } of findDates(text)) expect(readings.every(isPlainDate)).toBe(true);
      }),
    );
  });

  it('a date reads back from every form in both languages', () => {
    const names = {
      en: 'January February March April May June July August September October November December'.split(' '),
      fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (day) => {
        const date = toPlainDate(2010, 1, 1 + day);
        const [y = '', m = '', d = ''] = date.split('-');
        const [english, french] = [names.en[Number(m) - 1], names.fr[Number(m) - 1]];
        for (const text of [
          date,
          `${english} ${Number(d)}, ${y}`,
          `${Number(d)} ${french} ${y}`,
          `${d}-${english?.slice(0, 3)}-${y}`,
        ])
          expect(findDates(text)[0]?.readings).toEqual([date]);
      }),
    );
  });
});

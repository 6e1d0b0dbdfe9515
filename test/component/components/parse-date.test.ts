import { monthNames } from '@tamarack/core/calendar/month-names';
import { expect, test } from 'vitest';
import { type DateFormat, parseDate } from '../../../widget/components/fields/parse-date';

const en: DateFormat = { order: 'mdy', months: monthNames.en };
const fr: DateFormat = { order: 'dmy', months: monthNames.fr };

test.each([
  ['1985-03-07', en],
  ['03/07/1985', en],
  ['3/7/1985', en],
  ['3.7.1985', en],
  ['03071985', en],
  ['19850307', en],
  ['March 7, 1985', en],
  ['mar 7 1985', en],
  ['7 March 1985', en],
  ['March 7th, 1985', en],
  ['07/03/1985', fr],
  ['7 mars 1985', fr],
  ['le 7 mars 1985', fr],
  ['1985-03-07', fr],
])('%j is March 7, 1985', (text, writing) => {
  expect(parseDate(text, writing)).toBe('1985-03-07');
});

test.each([
  ['13/07/1985', en, '1985-07-13'],
  ['07/13/1985', fr, '1985-07-13'],
  ['1er février 1985', fr, '1985-02-01'],
  ['1 fevr 1985', fr, '1985-02-01'],
  ['29/02/1984', fr, '1984-02-29'],
])('%j is understood too', (text, writing, date) => {
  expect(parseDate(text, writing)).toBe(date);
});

test.each([
  '',
  '1985',
  '03/07/85',
  '31/02/1985',
  '02/29/1985',
  'ju 7 1985',
  'jui 7 1985',
  '7 8 9 1985',
  'soon',
  '00/10/1985',
])('%j is not a date', (text) => {
  expect(parseDate(text, en)).toBeNull();
  expect(parseDate(text, fr)).toBeNull();
});

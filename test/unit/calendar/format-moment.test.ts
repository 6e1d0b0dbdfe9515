import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { expect, test } from 'vitest';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['2026-11-24T19:30:00Z', 'Tuesday, November 24, 2:30 p.m.', 'mardi 24 novembre à 14 h 30'],
  ['2026-11-24T22:00:00Z', 'Tuesday, November 24, 5:00 p.m.', 'mardi 24 novembre à 17 h'],
  ['2026-12-01T17:00:00Z', 'Tuesday, December 1, noon', 'mardi 1er décembre à 12 h'],
  ['2026-11-24T05:05:00Z', 'Tuesday, November 24, 12:05 a.m.', 'mardi 24 novembre à 0 h 05'],
  ['2026-11-24T04:59:00Z', 'Monday, November 23, 11:59 p.m.', 'lundi 23 novembre à 23 h 59'],
  // daylight saving time: four hours, not five
  ['2026-07-02T13:00:00Z', 'Thursday, July 2, 9:00 a.m.', 'jeudi 2 juillet à 9 h'],
])('%s is formatted in the provider’s time zone', (instant, en, fr) => {
  expect(plain(formatMoment(new Date(instant), 'en'))).toBe(`${en} (Eastern time)`);
  expect(plain(formatMoment(new Date(instant), 'fr'))).toBe(`${fr} (heure de l’Est)`);
});

test('a time does not wrap over two lines', () => {
  const instant = new Date('2026-11-24T19:30:00Z');
  expect(formatMoment(instant, 'en')).toContain('2:30\u00a0p.m.');
  expect(formatMoment(instant, 'fr')).toContain('14\u00a0h\u00a030');
});

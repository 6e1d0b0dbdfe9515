import type { Language } from '../language';
import { formatDate } from './format-date';
import { dateIn, providerZone } from './plain-date';

/** `providerZone` in words: a deadline is the same for everybody, wherever it is read. */
const zoneWords: Readonly<Record<Language, string>> = { en: 'Eastern time', fr: 'heure de l’Est' };

const between: Readonly<Record<Language, string>> = { en: ', ', fr: ' à ' };

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: providerZone,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
});

const timeOf: Readonly<Record<Language, (hour: number, minute: string) => string>> = {
  en: (hour, minute) => {
    if (hour === 12 && minute === '00') return 'noon';
    return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  },
  fr: (hour, minute) => (minute === '00' ? `${hour} h` : `${hour} h ${minute}`),
};

/**
 * An instant as a day and a time of the provider's clocks, with their zone in words: `Tuesday, November 24, 2:30 p.m.
 * (Eastern time)`, `mardi 24 novembre à 14 h 30 (heure de l’Est)`. Without the year: for what is some days away.
 */
export function formatMoment(instant: Date, language: Language): string {
  const parts = clock.formatToParts(instant);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const time = timeOf[language](of('hour'), String(of('minute')).padStart(2, '0'));
  const day = formatDate(dateIn(instant), language, 'day');
  return `${day}${between[language]}${time.replaceAll(' ', '\u00a0')} (${zoneWords[language]})`;
}

import type { Language } from '../language';
import { formatDate } from './format-date';
import { dateIn, dayOfWeek, providerZone } from './plain-date';

/** Sunday first. */
const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
};

/** Names of the provider's time zone. */
const zoneNames: Readonly<Record<Language, string>> = { en: 'Eastern time', fr: 'heure de l’Est' };

const separators: Readonly<Record<Language, string>> = { en: ', ', fr: ' à ' };

/** Formatters by time zone. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function getClock(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

const timeFormats: Readonly<Record<Language, (hour: number, minute: string) => string>> = {
  en: (hour, minute) => {
    if (hour === 12 && minute === '00') return 'noon';
    return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
  },
  fr: (hour, minute) => (minute === '00' ? `${hour} h` : `${hour} h ${minute}`),
};

/** Formats the time of day of an instant in a time zone: `2:30\u00a0p.m.`, `14\u00a0h\u00a030`. */
export function formatTime(instant: Date, language: Language, zone: string = providerZone): string {
  const parts = getClock(zone).formatToParts(instant);
  const getPart = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const time = timeFormats[language](getPart('hour'), String(getPart('minute')).padStart(2, '0'));
  return time.replaceAll(' ', '\u00a0');
}

/**
 * Formats an instant in the provider's time zone, without the year:
 * `Tuesday, November 24, 2:30 p.m. (Eastern time)`, `mardi 24 novembre à 14 h 30 (heure de l’Est)`.
 */
export function formatMoment(instant: Date, language: Language): string {
  const date = dateIn(instant);
  const weekday = `${weekdays[language][dayOfWeek(date)]}${language === 'en' ? ',' : ''}`;
  const day = formatDate(date, language, 'day');
  return `${weekday} ${day}${separators[language]}${formatTime(instant, language)} (${zoneNames[language]})`;
}

import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatTime } from '@tamarack/core/calendar/format-moment';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';

type Names = Readonly<Record<Language, string>>;

const eastern: Names = { en: 'Eastern time', fr: 'heure de l’Est' };
const central: Names = { en: 'Central time', fr: 'heure du Centre' };
const mountain: Names = { en: 'Mountain time', fr: 'heure des Rocheuses' };

/** Names of the zones of `provinceZones`. */
const zoneNames: Readonly<Record<string, Names>> = {
  'America/Edmonton': mountain,
  'America/Halifax': { en: 'Atlantic time', fr: 'heure de l’Atlantique' },
  'America/Iqaluit': eastern,
  'America/Regina': central,
  'America/St_Johns': { en: 'Newfoundland time', fr: 'heure de Terre-Neuve' },
  'America/Toronto': eastern,
  'America/Vancouver': { en: 'Pacific time', fr: 'heure du Pacifique' },
  'America/Whitehorse': { en: 'Yukon time', fr: 'heure du Yukon' },
  'America/Winnipeg': central,
  'America/Yellowknife': mountain,
};

const separators: Names = { en: ', ', fr: ' à ' };

/**
 * The time of a signature in the signer's time zone: `December 11, 2026, 10:04 a.m. (Eastern time)`. Without a zone, as
 * agreements had it before they named one: `2026-12-11 15:04:05 UTC`.
 */
export function formatSigningTime(instant: Date, language: Language, zone: string | undefined): string {
  if (zone === undefined) return `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const day = formatDate(dateIn(instant, zone), language);
  const name = zoneNames[zone]?.[language] ?? zone;
  return `${day}${separators[language]}${formatTime(instant, language, zone)} (${name})`;
}

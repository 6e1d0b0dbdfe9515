import { monthNames } from '../../src/calendar/month-names';
import type { Language } from '../../src/language';

const NBSP = '\u00a0';

const groupThousands = (whole: number, sign: string): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, sign);

export type MoneyStyle = 'usual' | 'bare' | 'marked' | 'plain';

/** Cents as an invoice of the language prints them. `marked` names the currency, `plain` has neither sign nor groups. */
export function formatMoney(cents: number, language: Language, style: MoneyStyle = 'usual'): string {
  const [sign, amount] = [cents < 0 ? '-' : '', Math.abs(cents)];
  const [whole, part] = [Math.floor(amount / 100), String(amount % 100).padStart(2, '0')];
  if (style === 'plain') return `${sign}${whole}${language === 'fr' ? ',' : '.'}${part}`;
  const text =
    language === 'fr' ? `${groupThousands(whole, NBSP)},${part}` : `${groupThousands(whole, ',')}.${part}`;
  if (style === 'bare') return sign + text;
  if (style === 'marked') return language === 'fr' ? `${sign}${text}${NBSP}$ CA` : `${sign}CA$${text}`;
  return language === 'fr' ? `${sign}${text}${NBSP}$` : `${sign}$${text}`;
}

export type DateStyle = 'iso' | 'long' | 'short' | 'dashed' | 'slashes' | 'dots';

/** `slashes`: the day first in French, the month first in English. */
export function formatDate(day: string, language: Language, style: DateStyle): string {
  const [y = '', m = '', d = ''] = day.split('-');
  const name = monthNames[language][Number(m) - 1] ?? '';
  const dayNumber = Number(d);
  switch (style) {
    case 'iso':
      return day;
    case 'slashes':
      return language === 'fr' ? `${d}/${m}/${y}` : `${m}/${d}/${y}`;
    case 'dots':
      return `${y}.${m}.${d}`;
    case 'dashed':
      return `${d}-${(monthNames.en[Number(m) - 1] ?? '').slice(0, 3).toUpperCase()}-${y.slice(2)}`;
    case 'short':
      return language === 'fr'
        ? `${d} ${abbreviateFrench(name)} ${y}`
        : `${name.slice(0, 3)} ${dayNumber}, ${y}`;
    case 'long':
      if (language === 'fr') return `${dayNumber === 1 ? '1er' : dayNumber} ${name} ${y}`;
      return `${name} ${dayNumber}, ${y}`;
  }
}

const abbreviateFrench = (name: string): string =>
  name.length <= 4 ? name : `${name.slice(0, shortLengths[name] ?? 3)}.`;
const shortLengths: Readonly<Record<string, number>> = { janvier: 4, février: 4, juillet: 5, septembre: 4 };

/** 9975 as `9.975%` or `9,975 %`. */
export const formatPercent = (rate: number, language: Language): string => {
  const text = String(rate / 1_000);
  return language === 'fr' ? `${text.replace('.', ',')} %` : `${text}%`;
};

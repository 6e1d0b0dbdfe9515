/** @jsxRuntime automatic */
import { providerZone } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';

const createFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: providerZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

const formats = { en: createFormat('en-CA'), fr: createFormat('fr-CA') };

/** `Nov 24, 2026, 2:30 p.m.`, `24 nov. 2026, 14 h 30`: in the provider's time zone. */
export function formatTime(at: Date, language: Language): string {
  const text = formats[language].format(at);
  const time = text.lastIndexOf(', ') + 2;
  return text.slice(0, time) + text.slice(time).replaceAll(' ', '\u00a0');
}

/** An instant in readable and machine-readable form. */
export function Time({ at, language }: { readonly at: Date; readonly language: Language }) {
  return <time dateTime={at.toISOString()}>{formatTime(at, language)}</time>;
}

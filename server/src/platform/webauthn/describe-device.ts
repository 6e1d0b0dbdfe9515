import type { Language } from '@tamarack/core/language';

/** Most specific first: Edge and Opera also say Chrome, Chrome also says Safari. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const texts: Readonly<Record<Language, { readonly unknown: string; readonly on: string }>> = {
  en: { unknown: 'Unknown browser', on: 'on' },
  fr: { unknown: 'Navigateur inconnu', on: 'sous' },
};

/** `Chrome on Windows`: for people, to recognize their own devices. */
export function describeDevice(userAgent: string, language: Language = 'en'): string {
  const find = (names: typeof browsers): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers) ?? texts[language].unknown;
  const system = find(systems);
  return system === undefined ? browser : `${browser} ${texts[language].on} ${system}`;
}

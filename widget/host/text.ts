import type { Language } from '@tamarack/core/language';

/** The shell's own words: it is on screen before any locale file. */
export const text: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en: {
    dialog: 'Pay over time with Tamarack',
    loading: 'Loading…',
    close: 'Close',
    language: 'Language',
    failed: 'Something went wrong, try again later.',
    retry: 'Try again',
  },
  fr: {
    dialog: 'Payer par versements avec Tamarack',
    loading: 'Chargement…',
    close: 'Fermer',
    language: 'Langue',
    failed: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
    retry: 'Réessayer',
  },
};

export type TextKey = 'dialog' | 'loading' | 'close' | 'language' | 'failed' | 'retry';

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

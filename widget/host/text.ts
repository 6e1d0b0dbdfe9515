import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

/** The shell's own texts: it is shown before any locale file is loaded. */
export const text: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en: {
    dialog: `Pay over time with ${brand.product}`,
    loading: 'Loading…',
    close: 'Close',
    language: 'Language',
    failed: 'Loading failed. Check your connection and ad blocker.',
    retry: 'Try again',
  },
  fr: {
    dialog: `Payer par versements avec ${brand.product}`,
    loading: 'Chargement…',
    close: 'Fermer',
    language: 'Langue',
    failed: 'Chargement impossible. Vérifiez votre connexion et votre bloqueur de publicités.',
    retry: 'Réessayer',
  },
};

type TextKey = 'dialog' | 'loading' | 'close' | 'language' | 'failed' | 'retry';

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

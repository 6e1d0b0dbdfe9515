import type { Language } from '@tamarack/core/protocol/mount';

/** The shell's own words: it is on screen before any locale file. */
export const text: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = {
  en: {
    dialog: 'Pay over time with Tamarack',
    loading: 'Loading…',
    close: 'Close',
    language: 'Language',
    failed: 'Something went wrong, try again later.',
    retry: 'Try again',
    leaveTitle: 'Ready to leave?',
    leaveText:
      'If you leave now, what you typed on this screen is lost, and an offer you received is cancelled.',
    stay: 'Cancel',
    leave: 'Yes, I want to leave',
  },
  fr: {
    dialog: 'Payer en plusieurs versements avec Tamarack',
    loading: 'Chargement…',
    close: 'Fermer',
    language: 'Langue',
    failed: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
    retry: 'Réessayer',
    leaveTitle: 'Voulez-vous quitter?',
    leaveText:
      'Si vous quittez maintenant, ce que vous avez saisi sur cet écran sera perdu et l’offre reçue sera annulée.',
    stay: 'Annuler',
    leave: 'Oui, je veux quitter',
  },
};

export type TextKey =
  | 'dialog'
  | 'loading'
  | 'close'
  | 'language'
  | 'failed'
  | 'retry'
  | 'leaveTitle'
  | 'leaveText'
  | 'stay'
  | 'leave';

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

import type { Language } from '@tamarack/core/language';

interface DisownTexts {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly done: string;
  readonly over: string;
  readonly failed: string;
}

export const disownTexts: Readonly<Record<Language, DisownTexts>> = {
  en: {
    title: 'Was this not you?',
    lead: 'Press the button and we’ll freeze your credit line and log out all devices at once. Then we’ll call you.',
    button: 'This was not me',
    done: 'Your credit line is frozen. Nobody can buy with it until we have spoken with you.',
    over: 'This link was already used, or has expired. Please contact us.',
    failed: 'That didn’t work. Please try again.',
  },
  fr: {
    title: 'Ce n’était pas vous?',
    lead: 'Appuyez sur le bouton\u00a0: nous bloquerons aussitôt votre limite de crédit et fermerons la session sur tous les appareils. Ensuite, nous vous téléphonerons.',
    button: 'Ce n’était pas moi',
    done: 'Votre limite de crédit est bloquée. Personne ne peut l’utiliser tant que nous ne vous avons pas parlé.',
    over: 'Ce lien a déjà été utilisé ou a expiré. Écrivez-nous ou téléphonez.',
    failed: 'Une erreur est survenue. Réessayez.',
  },
};

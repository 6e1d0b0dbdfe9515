import type { Language } from '@tamarack/core/language';

/** The words of the leave confirmation (specification, section 2). */
export const leaveText: Readonly<
  Record<Language, Readonly<Record<'title' | 'body' | 'stay' | 'leave', string>>>
> = {
  en: {
    title: 'Ready to leave?',
    body: 'If you leave now, what you typed on this screen and files that are still on their way are lost, and an offer you received or a plan you chose is cancelled.',
    stay: 'Cancel',
    leave: 'Yes, I want to leave',
  },
  fr: {
    title: 'Voulez-vous quitter?',
    body: 'Si vous quittez maintenant, ce que vous avez saisi sur cet écran et les fichiers en cours d’envoi seront perdus, et l’offre reçue ou le plan choisi sera annulé.',
    stay: 'Annuler',
    leave: 'Oui, je veux quitter',
  },
};

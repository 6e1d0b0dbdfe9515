import type { Language } from '@tamarack/core/language';

/** Texts of the leave confirmation (specification, section 2). */
export const leaveText: Readonly<
  Record<Language, Readonly<Record<'title' | 'body' | 'stay' | 'leave', string>>>
> = {
  en: {
    title: 'Ready to leave?',
    body: 'What you typed on this screen and files still uploading will be lost, and a payment option you chose will be cancelled. What you saved before and an approval are kept: come back to continue where you left off.',
    stay: 'Cancel',
    leave: 'Yes, I want to leave',
  },
  fr: {
    title: 'Voulez-vous quitter?',
    body: 'Ce que vous avez saisi sur cet écran et les fichiers en cours de téléversement seront perdus, et l’option de paiement choisie sera annulée. Ce que vous avez déjà enregistré et une approbation sont conservés\u00a0: revenez pour reprendre où vous en étiez.',
    stay: 'Rester',
    leave: 'Oui, je veux quitter',
  },
};

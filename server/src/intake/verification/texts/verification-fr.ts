import { brand } from '@tamarack/core/brand';
import type { VerificationTexts } from './verification-texts';

export const verificationFr: VerificationTexts = {
  // A plain space: a no-break one is outside the SMS alphabet and would make two messages of one.
  sms: (code, minutes) =>
    `${brand.product} : votre code de vérification est ${code}. Il expire dans ${minutes} minutes. Ne le communiquez à personne.`,
  mailSubject: `Votre code de vérification ${brand.product}`,
  mailIntro: 'Entrez ce code pour confirmer votre adresse courriel :',
  mailExpiry: (minutes) => `Le code expire dans ${minutes} minutes et ne peut servir qu’une fois.`,
  mailNotYou: 'Si vous n’avez pas demandé ce code, ignorez ce message : rien ne peut être fait sans le code.',
};

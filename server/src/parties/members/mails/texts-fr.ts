import { brand } from '@tamarack/core/brand';
import type { MemberMailTexts } from './texts';

export const memberMailsFr: MemberMailTexts = {
  login: ({ link }) => ({
    subject: `Connexion à ${brand.product}`,
    blocks: [
      `Ouvrez ce lien pour vous connecter au tableau de bord ${brand.product}. Il fonctionne une seule fois, pendant 15 minutes.`,
      { link, label: 'Se connecter' },
      'Si vous n’avez rien demandé, ignorez ce courriel : sans le lien, personne ne peut se connecter.',
    ],
  }),
  invitation: ({ link, merchant, email }) => ({
    subject: `Accès au tableau de bord ${brand.product} de ${merchant}`,
    blocks: [
      `${merchant} vous donne accès à son tableau de bord ${brand.product}.`,
      `Pour l’ouvrir, connectez-vous avec votre adresse ${email}. Nous vous envoyons chaque fois un lien par courriel : il n’y a pas de mot de passe.`,
      { link, label: 'Ouvrir le tableau de bord' },
      'L’invitation expire après 14 jours.',
      `Si vous ne connaissez pas ${merchant}, ignorez ce courriel.`,
    ],
  }),
  newDevice: ({ link, device, at }) => ({
    subject: `Connexion à ${brand.product} depuis un nouvel appareil`,
    blocks: [
      `Une connexion à votre compte a eu lieu le ${at} depuis un appareil que nous ne reconnaissons pas : ${device}.`,
      'S’il s’agit bien de vous, vous n’avez rien à faire. Sinon, mettez fin aux sessions que vous ne reconnaissez pas sous « Votre compte » et protégez votre boîte de réception : quiconque y a accès peut se connecter.',
      { link, label: 'Ouvrir votre compte' },
    ],
  }),
};

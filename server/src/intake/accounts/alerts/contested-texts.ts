import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

interface ContestedTexts {
  readonly subject: string;
  readonly lead: string;
  readonly how: string;
  readonly button: string;
  until(moment: string): string;
  readonly fine: string;
}

export const contestedTexts: Readonly<Record<Language, ContestedTexts>> = {
  en: {
    subject: 'Many codes were requested for your phone number',
    lead: 'Many codes were requested for your phone number today. The next one may be refused, even if you request it yourself.',
    how: `If you’re buying with ${brand.product}, open this link where you’re buying, on the same network, and enter the code we’ll text you. Then request a code in your checkout again: what others request no longer matters there.`,
    button: 'Get a code',
    until: (moment) => `The link works until ${moment}.`,
    fine: 'If it wasn’t you who requested the codes, you don’t need to do anything: your account stays closed without them. Never share one with anyone.',
  },
  fr: {
    subject: 'De nombreux codes ont été demandés pour votre numéro de téléphone',
    lead: 'De nombreux codes ont été demandés aujourd’hui pour votre numéro de téléphone. Le prochain pourrait être refusé, même si c’est vous qui le demandez.',
    how: `Si vous faites un achat avec ${brand.product}, ouvrez ce lien là où vous achetez, sur le même réseau, et entrez le code que nous vous enverrons par texto. Demandez ensuite un nouveau code dans votre achat\u00a0: les demandes des autres n’y changeront plus rien.`,
    button: 'Recevoir un code',
    until: (moment) => `Le lien fonctionne jusqu’au ${moment}.`,
    fine: 'Si ce n’est pas vous qui avez demandé ces codes, vous n’avez rien à faire\u00a0: sans eux, votre compte reste fermé. Ne communiquez un code à personne.',
  },
};

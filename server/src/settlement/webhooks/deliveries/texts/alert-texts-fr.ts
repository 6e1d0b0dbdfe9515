import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { AlertTexts } from './alert-texts';

export const alertFr: AlertTexts = ({ merchant, host, since }) => ({
  subject: `Nous n’envoyons plus d’événements à ${host}`,
  blocks: [
    `Depuis le ${since}, aucun message de ${brand.product} n’a pu être livré au serveur de ${merchant} à l’adresse ${host}. Nous avons cessé d’y envoyer des messages.`,
    'Vos ventes, vos factures et vos virements suivent leur cours : rien n’est perdu. Veuillez transmettre ce courriel à la personne qui s’occupe de votre serveur. Dès qu’il répond de nouveau, il faut :',
    {
      list: [
        'réactiver le point de terminaison webhook au moyen de notre API;',
        'énumérer les événements non livrés et en demander le renvoi.',
      ],
    },
    `Des questions? Écrivez à ${contact.supportEmail}.`,
  ],
});

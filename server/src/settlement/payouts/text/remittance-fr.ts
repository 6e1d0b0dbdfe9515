import { brand } from '@tamarack/core/brand';
import type { RemittanceTexts } from './remittance';

/** With no-break spaces. */
const phone = brand.supportPhone.replaceAll(' ', '\u00a0');

export const remittanceFr: RemittanceTexts = (told) => ({
  subject: `Un virement de ${told.total} est en route`,
  blocks: [
    told.count === 1
      ? `Nous avons envoyé ${told.total} à ${told.merchant}. Cette somme devrait être déposée le ${told.due} dans le compte se terminant par ${told.accountEnding}.`
      : `Nous avons envoyé ${told.total} à ${told.merchant} en ${told.count} virements. Ces sommes devraient être déposées le ${told.due} dans le compte se terminant par ${told.accountEnding}.`,
    'Détail du règlement :',
    {
      list: [
        ...told.payments.map(({ reference, amount, before, withheld }) => {
          const what = reference === null ? 'Achat sans référence' : reference;
          return before === null
            ? `${what} : ${amount}`
            : `${what} : ${amount} (${before}, moins une retenue de ${withheld})`;
        }),
        ...(told.more === 0
          ? []
          : [`et ${told.more} de plus, que vos systèmes peuvent obtenir au moyen de notre API`]),
      ],
    },
    ...(told.withheld === null
      ? []
      : [
          `La retenue de ${told.withheld} correspond aux remboursements que vous avez accordés à vos clients après notre paiement.`,
        ]),
    `Rien reçu deux jours ouvrables après cette date? Écrivez à ${brand.supportEmail} ou composez le ${phone}.`,
  ],
});

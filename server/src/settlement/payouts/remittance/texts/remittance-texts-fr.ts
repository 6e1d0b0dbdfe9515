import { contact } from '@tamarack/core/contact';
import { supportPhone } from '../../../../platform/mail';
import type { RemittanceTexts } from './remittance-texts';

export const remittanceFr: RemittanceTexts = (data) => ({
  subject: `${data.total} en route vers votre compte`,
  blocks: [
    data.count === 1
      ? `Nous avons envoyé à ${data.merchant} un virement de ${data.total}. Il devrait être déposé le ${data.due} dans le compte se terminant par ${data.accountEnding}.`
      : `Nous avons envoyé ${data.total} à ${data.merchant} en ${data.count} virements. Ces sommes devraient être déposées le ${data.due} dans le compte se terminant par ${data.accountEnding}.`,
    'Détail :',
    {
      list: [
        ...data.payments.map(({ reference, amount, before, fee, withheld }) => {
          const label = reference === null ? 'Achat sans référence' : reference;
          const deducted = [
            ...(fee === null ? [] : [`nos frais de ${fee}`]),
            ...(withheld === null ? [] : [`une retenue de ${withheld}`]),
          ].join(' et ');
          return before === null
            ? `${label} : ${amount}`
            : `${label} : ${amount} (${before}, moins ${deducted})`;
        }),
        ...(data.more === 0
          ? []
          : [`et ${data.more} de plus, que vos systèmes peuvent obtenir au moyen de notre API`]),
      ],
    },
    ...(data.fees === null ? [] : [`Nos frais totalisent ${data.fees}.`]),
    ...(data.withheld === null
      ? []
      : [
          `La retenue de ${data.withheld} correspond aux remboursements que vous avez accordés à vos clients après notre paiement.`,
        ]),
    `Vous n’avez rien reçu deux jours ouvrables après cette date? Écrivez à ${contact.supportEmail} ou composez le ${supportPhone}.`,
  ],
});

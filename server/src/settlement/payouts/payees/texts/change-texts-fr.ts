import { contact } from '@tamarack/core/contact';
import { supportPhone } from '../../../../platform/mail';
import type { ChangeTexts } from './change-texts';

const warning = `Si vous n’avez pas demandé ce changement, appelez-nous tout de suite au ${supportPhone}. Nous pouvons encore l’arrêter.`;

export const changeFr: ChangeTexts = {
  payeeChangeProposed: ({ merchant, accountEnding, formerAccountEnding }) => ({
    subject: 'Votre compte de dépôt est sur le point de changer',
    blocks: [
      formerAccountEnding === null
        ? `On nous a demandé de déposer les virements destinés à ${merchant} dans le compte se terminant par ${accountEnding}.`
        : `On nous a demandé de déposer les virements destinés à ${merchant} dans le compte se terminant par ${accountEnding} plutôt que dans celui se terminant par ${formerAccountEnding}.`,
      'Une deuxième personne de notre équipe doit le confirmer. Les virements sont ensuite suspendus pendant un délai de sécurité avant que le nouveau compte soit utilisé.',
      warning,
    ],
  }),
  payeeChanged: ({ merchant, accountEnding }) => ({
    subject: 'Votre compte de dépôt a changé',
    blocks: [
      `Les virements destinés à ${merchant} sont désormais déposés dans le compte se terminant par ${accountEnding}.`,
      `Si vous n’avez pas demandé ce changement, appelez-nous tout de suite au ${supportPhone}.`,
    ],
  }),
  payeeChangeCancelled: ({ merchant, accountEnding, formerAccountEnding }) => ({
    subject: 'Votre compte de dépôt reste le même',
    blocks: [
      `Le changement du compte de dépôt de ${merchant} pour le compte se terminant par ${accountEnding} a été annulé.`,
      ...(formerAccountEnding === null
        ? []
        : [`Les virements sont toujours déposés dans le compte se terminant par ${formerAccountEnding}.`]),
      `Des questions? Écrivez à ${contact.supportEmail} ou composez le ${supportPhone}.`,
    ],
  }),
};

import { brand } from '@tamarack/core/brand';
import type { ApplicationMailTexts } from './application-mails';

const questions = `Des questions? Écrivez à ${brand.supportEmail} ou composez le ${brand.supportPhone}.`;

export const applicationMailsFr: ApplicationMailTexts = {
  documentsReceived: () => ({
    subject: 'Nous avons reçu vos documents',
    blocks: [
      'Merci. Nous avons bien reçu vos relevés bancaires et votre spécimen de chèque.',
      'Une personne les examine maintenant. Cela prend au plus 1 jour ouvrable; nous vous écrirons à cette adresse pour vous communiquer le résultat. Vous n’avez rien à faire d’ici là.',
      'Ce que nous examinons :',
      {
        list: [
          'les ventes, les dépôts et les soldes indiqués dans vos relevés;',
          'les paiements refusés et les paiements à d’autres prêteurs;',
          'le fait que les relevés et le chèque sont bien ceux de votre entreprise.',
        ],
      },
      'Cette démarche ne vous engage à rien et n’a aucune incidence sur votre cote de crédit.',
      questions,
    ],
  }),

  approved: ({ limit, until, merchant }) => ({
    subject: `Votre demande est approuvée, jusqu’à ${limit}`,
    blocks: [
      'Bonne nouvelle : une personne a examiné votre demande, et elle est approuvée.',
      `Votre limite de crédit est de ${limit}. Vous pouvez l’utiliser jusqu’au ${until}.`,
      'La suite :',
      {
        list: [
          `retournez à la page de paiement de ${merchant} et choisissez ${brand.product} comme mode de paiement;`,
          'confirmez votre numéro de téléphone à l’aide du code envoyé par texto : vous reprendrez là où vous étiez;',
          'choisissez vos versements hebdomadaires, puis lisez et signez votre contrat.',
        ],
      },
      'Rien ne vous engage : vous ne devez rien tant que vous n’avez pas signé.',
      questions,
    ],
  }),

  rejected: ({ reasons, days, from }) => ({
    subject: 'Le résultat de votre demande',
    blocks: [
      `Nous sommes désolés : votre demande de financement auprès de ${brand.providerShort} n’est pas approuvée pour le moment.`,
      'Une personne a examiné votre demande et a pris cette décision. Les principaux motifs :',
      { list: reasons },
      days > 0
        ? `Vous pourrez présenter une nouvelle demande dans ${days} ${days === 1 ? 'jour' : 'jours'}, à compter du ${from}.`
        : 'Vous pouvez présenter une nouvelle demande dès aujourd’hui.',
      `Vous pouvez demander quels renseignements vous concernant ont été utilisés, les faire rectifier, nous présenter vos observations et demander qu’une autre personne examine la décision : écrivez à ${brand.privacyEmail} ou composez le ${brand.supportPhone}.`,
      'Vous ne devez rien, et cette démarche n’a aucune incidence sur votre cote de crédit.',
    ],
  }),
};

import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import { supportPhone } from '../../../platform/mail';
import type { ApplicantMailTexts, CreditGrant } from './mail-texts';

const questions = `Des questions? Écrivez à ${contact.supportEmail} ou composez le ${supportPhone}.`;

const noEffect = 'Cette démarche ne vous engage à rien et n’a aucune incidence sur votre cote de crédit.';

/** For resuming from a mail. */
const confirmPhoneStep =
  'confirmez votre numéro de téléphone à l’aide du code envoyé par texto : vous reprendrez là où vous en étiez;';

const resumeStep = ({ entry, merchant }: Pick<CreditGrant, 'entry' | 'merchant'>): string =>
  entry === 'cart'
    ? `utilisez le lien ci-dessus, ou retournez à la page de paiement de ${merchant} et choisissez ${brand.product} comme mode de paiement;`
    : 'utilisez le lien ci-dessus;';

export const applicantMailsFr: ApplicantMailTexts = {
  documentsReceived: ({ due }) => ({
    subject: 'Nous avons reçu vos documents',
    blocks: [
      'Merci. Nous avons bien reçu vos relevés bancaires et votre spécimen de chèque.',
      `Une personne les examine maintenant. Cela prend au plus 1 jour ouvrable; nous vous écrirons à cette adresse pour vous communiquer le résultat, au plus tard le ${due}. Vous n’avez rien à faire d’ici là.`,
      'Ce que nous examinons :',
      {
        list: [
          'les ventes, les dépôts et les soldes indiqués dans vos relevés;',
          'les effets retournés pour provision insuffisante et les paiements à d’autres prêteurs;',
          'le fait que les relevés et le chèque sont bien ceux de votre entreprise.',
        ],
      },
      noEffect,
      questions,
    ],
  }),

  applicationReceived: ({ review, due }) => {
    const outcome = `Nous vous écrirons à cette adresse pour vous communiquer le résultat, au plus tard le ${due}. Vous n’avez rien à faire d’ici là.`;
    if (review === 'reconsideration')
      return {
        subject: 'Une personne révisera la décision',
        blocks: [
          'Vous avez demandé qu’une personne révise la décision rendue sur votre demande de financement. Nous avons bien reçu votre demande de révision, y compris ce que vous y avez ajouté, le cas échéant.',
          `La révision prend au plus 1 jour ouvrable. ${outcome}`,
          'D’ici là, la décision demeure inchangée.',
          questions,
        ],
      };
    if (review === 'finalReview')
      return {
        subject: 'Nous avons reçu votre demande de révision finale',
        blocks: [
          'Merci. Vous avez demandé la révision finale de votre montant maximal.',
          `Une personne s’en occupe maintenant. Cela prend de 2 à 4 heures pendant un jour ouvrable. ${outcome}`,
          'Le montant approuvé immédiatement est suspendu pendant la révision : il ne peut pas être utilisé avant notre réponse.',
          noEffect,
          questions,
        ],
      };
    return {
      subject: 'Une personne examine votre demande',
      blocks: [
        'Merci. Nous avons bien reçu votre demande, et une personne l’examine maintenant.',
        `Cela prend de 2 à 4 heures pendant un jour ouvrable. ${outcome}`,
        noEffect,
        questions,
      ],
    };
  },

  approved: ({ by, limit, until, merchant, entry, link }) => ({
    subject: `Votre demande est approuvée : jusqu’à ${limit}`,
    blocks: [
      by === 'person'
        ? 'Bonne nouvelle : une personne a examiné votre demande, et elle est approuvée.'
        : 'Bonne nouvelle : votre demande est approuvée. La décision a été rendue de façon automatisée.',
      `Votre limite de crédit est de ${limit}. Vous pouvez l’utiliser jusqu’au ${until}.`,
      { link, label: entry === 'cart' ? 'Poursuivre votre achat' : 'Utiliser votre crédit' },
      'La suite :',
      {
        list: [
          resumeStep({ entry, merchant }),
          confirmPhoneStep,
          'choisissez vos versements hebdomadaires, puis lisez et signez votre contrat.',
        ],
      },
      `Le lien est valide jusqu’au ${until}.`,
      'Rien ne vous engage : vous ne devez rien tant que vous n’avez pas signé.',
      questions,
    ],
  }),

  preQualified: ({ instant, limit, until, merchant, entry, link }) => ({
    subject: `Préqualification accordée : ${instant} dès maintenant, jusqu’à ${limit}`,
    blocks: [
      'Bonne nouvelle : votre préqualification est accordée. La décision a été rendue de façon automatisée.',
      `Vous pouvez utiliser ${instant} dès maintenant et pourriez obtenir jusqu’à ${limit} après une révision finale par une personne. Votre crédit est offert jusqu’au ${until}.`,
      { link, label: 'Utiliser votre crédit' },
      'La suite :',
      {
        list: [
          resumeStep({ entry, merchant }),
          confirmPhoneStep,
          `poursuivez avec ${instant}, ou demandez la révision finale du montant maximal : elle prend de 2 à 4 heures pendant un jour ouvrable.`,
        ],
      },
      `Le lien est valide jusqu’au ${until}.`,
      'Rien ne vous engage : vous ne devez rien tant que vous n’avez pas signé.',
      questions,
    ],
  }),

  rejected: ({ by, reasons, days, from, link }) => {
    const rights =
      'Vous pouvez demander sur quels renseignements et quelles opérations repose chaque motif, les faire rectifier';
    const reach = `écrivez à ${contact.privacyEmail} ou composez le ${supportPhone}.`;
    const reviewOptions = {
      rules: [
        'Vous pouvez demander, une seule fois, qu’une personne de notre équipe révise cette décision, et lui dire ce qu’elle devrait savoir. La révision prend au plus 1 jour ouvrable.',
        { link, label: 'Demander une révision' },
        `${rights} et nous présenter vos observations : ${reach}`,
      ],
      person: [
        'Vous pouvez demander, une seule fois, qu’une autre personne de notre équipe révise cette décision, et lui dire ce qu’elle devrait savoir. La révision prend au plus 1 jour ouvrable.',
        { link, label: 'Demander une révision' },
        `${rights} et nous présenter vos observations : ${reach}`,
      ],
      reconsideration: [
        `${rights}, nous présenter vos observations et demander qu’une autre personne révise la décision : ${reach}`,
        { link, label: 'Voir votre demande' },
      ],
    };
    const explanation = {
      rules:
        'Cette décision a été rendue par un système automatisé, à partir de vos renseignements, de vos données bancaires et de votre dossier de crédit. Aucune personne n’y a pris part. Les principaux motifs :',
      person: 'Une personne a examiné votre demande et a pris cette décision. Les principaux motifs :',
      reconsideration:
        'Comme vous l’avez demandé, une personne a révisé la décision. Celle-ci est maintenue. Les principaux motifs :',
    };
    return {
      subject: 'Le résultat de votre demande',
      blocks: [
        `Nous sommes désolés : votre demande de financement auprès de ${brand.providerShort} n’est pas approuvée pour le moment.`,
        explanation[by],
        { list: reasons },
        days > 0
          ? `Vous pourrez présenter une nouvelle demande dans ${days} ${days === 1 ? 'jour' : 'jours'}, à compter du ${from}.`
          : 'Vous pouvez présenter une nouvelle demande dès aujourd’hui.',
        ...reviewOptions[by],
        'Vous ne devez rien pour cette demande, et elle n’a aucune incidence sur votre cote de crédit.',
      ],
    };
  },

  moreAsked: ({ items, note, link, until }) => ({
    subject: 'Il nous manque quelques éléments',
    blocks: [
      'La personne qui examine votre demande a besoin de ce qui suit pour continuer :',
      { list: items },
      ...(note === null ? [] : ['Son message à votre intention :', { quote: note }]),
      { link, label: 'Envoyer ce qui manque' },
      'Utilisez le lien, confirmez votre numéro de téléphone à l’aide du code envoyé par texto, puis téléversez vos fichiers ou écrivez votre réponse. N’envoyez rien par courriel.',
      `L’examen de votre demande reprendra dès que nous aurons votre réponse. Le lien est valide jusqu’au ${until}.`,
      questions,
    ],
  }),

  invoicePaid: ({ amount, refunded, merchant, number, firstPayment }) => ({
    subject: `${merchant} a reçu son paiement`,
    blocks: [
      number === null
        ? `Nous avons versé ${amount} à ${merchant} pour votre achat.`
        : `Nous avons versé ${amount} à ${merchant} pour la facture ${number}.`,
      ...(refunded === null
        ? []
        : [
            `${merchant} avait auparavant remboursé ${refunded} de votre achat. Vous ne devez pas cette partie; vos derniers versements sont réduits ou annulés.`,
          ]),
      firstPayment === null
        ? 'Vos versements hebdomadaires seront prélevés sur le compte indiqué dans votre contrat.'
        : `Votre premier versement hebdomadaire est prévu le ${firstPayment}. Il sera prélevé sur le compte indiqué dans votre contrat.`,
      'Le calendrier complet figure dans votre contrat. Vous pouvez rembourser par anticipation en tout temps, sans frais.',
      questions,
    ],
  }),

  purchaseCaptured: ({ amount, merchant, fee, payments, open }) => ({
    subject: `${merchant} a confirmé une expédition de ${amount}`,
    blocks: [
      `${merchant} a confirmé l’expédition de ${amount} de votre achat. Nous vous prêtons cette partie selon votre contrat et payons ${merchant} pour vous.`,
      `Les frais de financement de cette partie sont de ${fee}. Les versements suivants seront prélevés sur le compte indiqué dans votre contrat :`,
      { list: payments.map(({ date, amount: payment }) => `${date} : ${payment}`) },
      ...(open === null
        ? []
        : [
            `${merchant} peut encore confirmer l’expédition de ${open.amount} au plus tard le ${open.until}. Vous ne devez pas ce qui n’est pas confirmé.`,
          ]),
      'Vous pouvez rembourser par anticipation en tout temps, sans frais.',
      questions,
    ],
  }),

  purchaseReleased: ({ amount, merchant, shipped, reason }) => ({
    subject: `Votre achat chez ${merchant} : ${amount} de moins à rembourser`,
    blocks: [
      reason === 'expired'
        ? `${merchant} n’a pas confirmé l’expédition de ${amount} de votre achat dans les 30 jours. Nous ne vous prêtons pas cette partie.`
        : `${merchant} nous a avisés que ${amount} de votre achat ne seront pas expédiés. Nous ne vous prêtons pas cette partie.`,
      'Ce montant est de nouveau disponible dans votre limite de crédit, tant qu’elle est ouverte.',
      shipped === null
        ? 'Vous ne devez rien pour cet achat.'
        : shipped.isAfterRefunds
          ? `Vos versements pour les ${shipped.amount} expédiés et non remboursés restent inchangés.`
          : `Vos versements pour les ${shipped.amount} expédiés restent inchangés.`,
      questions,
    ],
  }),

  purchaseRefunded: ({ amount, merchant, number, isFull }) => ({
    subject: `${merchant} a remboursé ${amount}`,
    blocks: [
      number === null
        ? `${merchant} a remboursé ${amount} de votre achat.`
        : `${merchant} a remboursé ${amount} de la facture ${number}.`,
      isFull
        ? 'Il ne vous reste rien à payer : le remboursement est appliqué à votre prêt comme un remboursement anticipé, et les versements à venir sont annulés.'
        : 'Vous ne devez pas cette partie : elle est appliquée à votre prêt comme un remboursement anticipé, et vos derniers versements sont réduits ou annulés.',
      'Si vous avez payé plus que ce que vous devez, nous vous remettrons la différence.',
      'Ce montant est de nouveau disponible dans votre limite de crédit, tant qu’elle est ouverte.',
      questions,
    ],
  }),
};

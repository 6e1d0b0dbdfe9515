import { providerFr } from '@tamarack/core/brand/legal-names';
import { contact } from '@tamarack/core/contact';
import type { Block } from '../content/content';
import { type AgreementTerms, formatInstitution } from '../content/terms';
import {
  buildScheduleTable,
  computeWeeklyPercent,
  createFormatters,
  formatAddress,
  heading,
  list,
  notice,
  paragraph,
  rows,
} from './blocks';
import { buildFrenchDebits } from './fr-debits';
import {
  buildShipmentLoan,
  buildShipmentSchedule,
  describeLastPayment,
  shipmentFirstPayment,
} from './fr-shipment';
import { provinceNames } from './provinces';

const formatters = createFormatters('fr');
const { money, date, percent } = formatters;

export const frenchTitle = 'Contrat de prêt et accord de débit préautorisé';

/** The whole agreement in French. */
export function buildFrenchBlocks(terms: AgreementTerms): Block[] {
  return [
    ...buildSummary(terms),
    ...buildParties(terms),
    ...buildCost(terms),
    ...buildRepayment(terms),
    ...buildObligations(terms),
    ...buildGeneral(terms),
    ...buildFrenchDebits(terms),
  ];
}

/** Ce que le lecteur cherche d’abord; les articles ci-dessous disent la même chose en détail. */
function buildSummary(terms: AgreementTerms): Block[] {
  const { schedule, onShipment, account } = terms;
  const atMost = onShipment ? ', au plus' : '';
  return [
    heading(2, 'En bref'),
    rows(
      [`Montant financé${atMost}`, money(schedule.principal)],
      ['Durée', `${schedule.instalments.length} semaines`],
      [
        onShipment ? 'Versement hebdomadaire, si tout est expédié en une fois' : 'Versement hebdomadaire',
        money(schedule.weeklyPayment),
      ],
      [`Frais de financement${atMost}`, money(schedule.fee)],
      ['Taux annuel du coût d’emprunt (TAC)', percent(terms.apr)],
      account === null
        ? null
        : [
            'Compte des versements',
            `${formatInstitution(account)}, se terminant par ${account.accountEnding}`,
          ],
      ...listPaymentDates(terms),
    ),
  ];
}

const listPaymentDates = ({ onShipment, dueOn, schedule }: AgreementTerms) =>
  [
    ['Premier versement', onShipment ? shipmentFirstPayment : date(dueOn[0] ?? '')],
    [
      'Dernier versement',
      onShipment ? describeLastPayment(schedule.instalments.length) : date(dueOn.at(-1) ?? ''),
    ],
  ] as const;

/** « pour votre achat », ou la facture. */
function describePurpose({ invoice }: AgreementTerms): string {
  if (invoice === null) return 'pour votre achat';
  return invoice.number === null ? 'pour sa facture' : `pour sa facture ${invoice.number}`;
}

function buildParties(terms: AgreementTerms): Block[] {
  const { borrower } = terms;
  return [
    paragraph(
      'Dans le présent contrat, « nous » et « notre » désignent le Prêteur; « vous » et « votre » désignent l’Emprunteur. La partie A porte sur le prêt. La partie B nous permet de prélever vos versements sur votre compte bancaire.',
    ),
    rows(
      ['Numéro du contrat', terms.reference],
      ['Date du contrat', date(terms.preparedOn)],
      ['Prêteur', providerFr],
      ['Adresse du Prêteur', contact.address],
      ['Emprunteur', borrower.legal],
      borrower.businessAs === borrower.legal ? null : ['Faisant affaire sous le nom de', borrower.businessAs],
      ['Adresse de l’Emprunteur', formatAddress(borrower.address)],
      ['Signé pour l’Emprunteur par', terms.signer],
      ['Marchand payé au moyen du prêt', terms.merchant],
      terms.invoice?.number ? ['Facture payée au moyen du prêt', terms.invoice.number] : null,
      terms.invoice?.balance ? ['Total de la facture', money(terms.invoice.total)] : null,
      terms.invoice?.balance
        ? ['Partie de la facture payée au moyen du prêt', money(terms.schedule.principal)]
        : null,
      terms.invoice?.balance ? ['Reste à payer au marchand', money(terms.invoice.balance)] : null,
      terms.orderReference === null
        ? null
        : ['Référence de la commande chez le marchand', terms.orderReference],
    ),
    heading(2, 'Partie A – Contrat de prêt'),
  ];
}

/** Un prêt versé à la signature. */
const buildLoan = (terms: AgreementTerms): Block =>
  paragraph(
    `À la signature, nous vous prêtons ${money(terms.schedule.principal)}, que nous versons à ${terms.merchant} ${describePurpose(terms)}. Le prêt est consenti à des fins commerciales seulement. Il n’est soumis à aucune autre condition, et aucuns frais ne s’appliquent à la demande, à la signature ni au versement.`,
  );

function buildCost(terms: AgreementTerms): Block[] {
  const { schedule, onShipment } = terms;
  const atMost = onShipment ? ', au plus' : '';
  const weeks = schedule.instalments.length;
  return [
    heading(3, '1. Coût du crédit'),
    rows(
      [`Montant financé (capital)${atMost}`, money(schedule.principal)],
      [`Frais de financement (intérêts sur la durée)${atMost}`, money(schedule.fee)],
      ['Autres frais', 'Aucuns'],
      [`Coût total du crédit${atMost}`, money(schedule.fee)],
      [`Total de tous les versements${atMost}`, money(schedule.total)],
      ['Taux d’intérêt annuel', `${percent(terms.annualRate / 100)} par année`],
      ['Taux annuel du coût d’emprunt (TAC)', percent(terms.apr)],
      ['Durée', `${weeks} semaines`],
      [
        onShipment ? 'Versements, si tout est expédié en une fois' : 'Versements',
        `${weeks - 1} versements hebdomadaires de ${money(schedule.weeklyPayment)} et un dernier de ${money(schedule.lastPayment)}`,
      ],
      ...listPaymentDates(terms),
    ),
    paragraph(
      'Le taux annuel du coût d’emprunt est le coût total du crédit, divisé par la durée en années (une semaine comptant pour 1/52 d’année) et par le capital moyen impayé à la fin de chaque semaine avant le versement de celle-ci, exprimé en pourcentage. Il est calculé à partir des versements arrondis de l’article 3.',
    ),
    heading(3, '2. Prêt et intérêts'),
    ...(onShipment ? buildShipmentLoan(terms) : [buildLoan(terms)]),
    paragraph(
      `Les intérêts courent sur le capital impayé au taux annuel de ${percent(terms.annualRate / 100)}, calculés chaque semaine et non à l’avance. Les intérêts d’une semaine sont égaux au capital impayé × ${percent(terms.annualRate / 100)} ÷ 52. Les versements sont affectés d’abord aux intérêts, puis au capital.`,
    ),
    paragraph(
      `Aux fins de la Loi sur l’intérêt (Canada) : le taux hebdomadaire est de ${percent(computeWeeklyPercent(terms), 4)}, et le taux annuel auquel il équivaut est de ${percent(computeWeeklyPercent(terms), 4)} × 52 = ${percent(terms.annualRate / 100)} par année. Aucun intérêt n’est exigé sur des intérêts non échus.`,
    ),
    paragraph(
      'Tout montant prévu au présent contrat qui dépasserait ce que permet le Code criminel (Canada) est ramené à ce qui est permis, et ce qui a été payé en trop vous est remis.',
    ),
  ];
}

function buildRepayment(terms: AgreementTerms): Block[] {
  return [
    heading(3, '3. Calendrier des versements'),
    terms.onShipment
      ? buildShipmentSchedule(terms)
      : paragraph(
          'Vous remboursez le prêt par versements hebdomadaires aux dates ci-dessous. Le premier est dû une semaine après la signature du contrat. Un versement qui tomberait une fin de semaine ou un jour férié bancaire est dû le jour ouvrable suivant; le tableau en tient déjà compte.',
        ),
    buildScheduleTable(terms, formatters, {
      caption: 'Vos versements',
      head: ['Nº', 'Échéance', 'Versement', 'Intérêts', 'Capital', 'Solde après'],
      week: 'Semaine',
    }),
    heading(3, '4. Remboursement anticipé'),
    paragraph(
      'Vous pouvez rembourser le prêt en tout ou en partie à tout moment, sans préavis, pénalité ni frais. Vous ne devez alors les intérêts que jusqu’au jour du paiement : la part des frais de financement non encore courue n’est jamais exigée. Un remboursement partiel raccourcit le calendrier à partir de la fin.',
    ),
    heading(3, '5. Retard et défaut'),
    paragraph(
      `Nous n’exigeons aucuns frais de retard ni frais pour un effet retourné. Une somme non payée à l’échéance continue de porter intérêt au même taux annuel de ${percent(terms.annualRate / 100)} jusqu’à son paiement. Votre propre institution financière peut vous facturer un effet retourné.`,
    ),
    paragraph('Vous êtes en défaut dans les cas suivants :'),
    list(
      'un versement est en retard de plus de 10 jours;',
      'vous révoquez l’autorisation de la partie B sans nous fournir un autre moyen d’être payés à temps;',
      'un renseignement fourni pour obtenir le prêt était faux sur un point important;',
      'vous devenez insolvable, faites faillite ou cessez d’exploiter votre entreprise.',
    ),
    paragraph(
      'En cas de défaut, nous vous écrivons à l’adresse courriel que vous avez confirmée. S’il n’y est pas remédié dans les 10 jours de cet avis, le capital impayé et les intérêts courus jusqu’à ce jour deviennent exigibles immédiatement, et nous pouvons les recouvrer avec les frais de justice raisonnables accordés par un tribunal.',
    ),
  ];
}

function buildObligations(terms: AgreementTerms): Block[] {
  return [
    heading(3, '6. Ce que vous confirmez'),
    list(
      'Vous êtes une entreprise établie au Canada depuis au moins six mois, et le prêt sert à cette entreprise.',
      `${terms.signer} a le pouvoir d’engager l’Emprunteur.`,
      'Les renseignements que vous avez fournis sont exacts et complets, et le compte bancaire sur lequel les versements sont prélevés est le vôtre.',
      'Vous n’êtes pas insolvable et ce prêt ne vous rend pas insolvable.',
    ),
    heading(3, '7. Votre achat'),
    paragraph(
      `Les biens ou les services vous sont vendus par ${terms.merchant}, et non par nous. Une plainte à leur sujet s’adresse au marchand et ne suspend pas vos versements. Lorsque le marchand rembourse l’achat en tout ou en partie, le remboursement est affecté au prêt comme un paiement anticipé, et tout excédent sur ce que vous devez vous est remis.`,
    ),
    heading(3, '8. Vos renseignements'),
    paragraph(
      `Nous utilisons les renseignements que vous nous avez donnés, ainsi que vos renseignements bancaires et de crédit, pour accorder, gérer et recouvrer le prêt et pour remplir nos obligations légales. Pour les consulter, les faire corriger ou porter plainte, écrivez à notre responsable de la protection des renseignements personnels : ${contact.privacyEmail}.`,
    ),
  ];
}

function buildGeneral(terms: AgreementTerms): Block[] {
  const law = provinceNames[terms.borrower.address.province].fr;
  return [
    heading(3, '9. Dispositions générales'),
    paragraph(
      'Le présent document constitue l’entente complète entre nous au sujet du prêt et ne peut être modifié que par un écrit accepté des deux parties. Nous pouvons le céder, en vous en avisant; vous ne pouvez le céder sans notre consentement. Si une partie n’en est pas exécutoire, le reste demeure en vigueur.',
    ),
    heading(3, '10. Droit applicable'),
    paragraph(
      `Le présent contrat est régi par les lois ${law} et les lois fédérales du Canada qui s’y appliquent, et les tribunaux ${law} sont compétents.`,
    ),
    heading(3, '11. Langue'),
    terms.frenchFirst
      ? notice(
          'La présente version française vous est remise en premier et vous lie dès sa signature. Une version anglaise n’est fournie qu’à votre demande expresse.',
        )
      : paragraph(
          'Vous avez choisi de recevoir le présent contrat en français. Il est offert en anglais sur demande.',
        ),
    heading(3, '12. Signature électronique'),
    notice(
      'Vous acceptez de recevoir et de signer le présent contrat par voie électronique. Cocher la case, taper votre nom et appuyer sur « Accepter et terminer » a le même effet que votre signature sur papier.',
    ),
    paragraph(
      'Avant de signer, vous pouvez en conserver ou en imprimer une copie en format PDF. Nous conservons le contrat signé avec l’empreinte SHA-256 de son contenu exact et vous en envoyons une copie. Vous pouvez en demander une copie papier sans frais.',
    ),
  ];
}

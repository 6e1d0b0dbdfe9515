import type { Language } from '@tamarack/core/language';
import type { EvidenceRole, EvidenceSource } from '../../../underwriting/decision';

/** Texts of the document with the reasons of decisions. */
export interface ReasonTexts {
  readonly title: string;
  readonly introduction: (at: string) => string;
  readonly none: string;
  readonly decision: (outcome: string, at: string) => string;
  readonly notRecorded: string;
  readonly sources: Readonly<Record<EvidenceSource, string>>;
  readonly roles: Readonly<Record<EvidenceRole, string>>;
  readonly list: (name: string, count: number) => string;
  readonly moneyIn: (amount: string) => string;
  readonly moneyOut: (amount: string) => string;
  readonly balances: (count: number) => string;
  readonly outside: (amount: string) => string;
  readonly counted: (amount: string) => string;
  /** Text below a list that is cut off. */
  readonly more: (count: number) => string;
  readonly units: Readonly<Record<'yes' | 'no' | 'unknown', string>>;
}

const reasonEn: ReasonTexts = {
  title: 'Reasons for our decisions',
  introduction: (at) =>
    `This document, prepared on ${at}, lists the reasons for each decision on your applications, and the transactions and figures that they are based on. Only the last digits of account numbers are shown. If something is wrong, tell us: we’ll correct it, and a person will review the decision.`,
  none: 'No decision with reasons is stored.',
  decision: (outcome, at) => `Decision of ${at}: ${outcome}`,
  notRecorded: 'The transactions behind these reasons are not recorded.',
  sources: {
    bank: 'From the accounts that your bank reported.',
    bureau: 'From the credit bureau’s report of that day.',
    application: 'From what you told us, and the registration date that the credit bureau has.',
    records: 'From our own records.',
  },
  roles: {
    sales: 'Sales that count',
    notSales: 'Credits of the same period that do not count as sales',
    largestPayer: 'Sales of your largest customer',
    credits: 'Credits',
    unclear: 'Credits whose origin the bank does not say',
    returned: 'Returned payments and their fees',
    repayments: 'Payments to other lenders',
    advances: 'New advances on lines of credit',
    outside: 'Borrowed money and your own, in and out',
    roundTrips: 'Payments to one party matched by receipts from another within days',
  },
  list: (name, count) => `${name}: ${count} ${count === 1 ? 'transaction' : 'transactions'}`,
  moneyIn: (amount) => `${amount} in`,
  moneyOut: (amount) => `${amount} out`,
  balances: (count) => `${count} closing ${count === 1 ? 'balance' : 'balances'}`,
  outside: (amount) => `of which borrowed or your own: ${amount}`,
  counted: (amount) => `${amount} of it counts`,
  more: (count) => `${count} earlier ones are in the JSON file.`,
  units: { yes: 'yes', no: 'no', unknown: 'unknown' },
};

const reasonFr: ReasonTexts = {
  title: 'Motifs de nos décisions',
  introduction: (at) =>
    `Ce document, produit le ${at}, présente les motifs de chaque décision concernant vos demandes, ainsi que les opérations et les données sur lesquelles ils reposent. Seuls les derniers chiffres des numéros de compte sont indiqués. Signalez-nous toute erreur : nous la corrigerons et une personne révisera la décision.`,
  none: 'Aucune décision motivée n’est conservée.',
  decision: (outcome, at) => `Décision du ${at} : ${outcome}`,
  notRecorded: 'Les opérations à l’appui de ces motifs ne sont pas conservées.',
  sources: {
    bank: 'D’après les comptes que votre banque nous a communiqués.',
    bureau: 'D’après le rapport de l’agence d’évaluation du crédit obtenu ce jour-là.',
    application:
      'D’après vos réponses et la date d’immatriculation que possède l’agence d’évaluation du crédit.',
    records: 'D’après nos propres dossiers.',
  },
  roles: {
    sales: 'Ventes prises en compte',
    notSales: 'Crédits de la même période non comptés comme ventes',
    largestPayer: 'Ventes à votre client le plus important',
    credits: 'Crédits',
    unclear: 'Crédits dont la banque n’indique pas l’origine',
    returned: 'Effets retournés et frais connexes',
    repayments: 'Paiements à d’autres prêteurs',
    advances: 'Nouvelles avances sur marge de crédit',
    outside: 'Sommes empruntées et vos propres apports, entrées et sorties',
    roundTrips: 'Sommes versées à l’un et reçues d’un autre, du même ordre, à quelques jours d’intervalle',
  },
  list: (name, count) => `${name} : ${count} ${count < 2 ? 'opération' : 'opérations'}`,
  moneyIn: (amount) => `entrées de ${amount}`,
  moneyOut: (amount) => `sorties de ${amount}`,
  balances: (count) => `${count} ${count < 2 ? 'solde' : 'soldes'} de fermeture`,
  outside: (amount) => `dont empruntés ou apportés par vous : ${amount}`,
  counted: (amount) => `dont ${amount} comptent`,
  more: (count) => `${count} opérations antérieures se trouvent dans le fichier JSON.`,
  units: { yes: 'oui', no: 'non', unknown: 'inconnu' },
};

export const reasonTexts: Readonly<Record<Language, ReasonTexts>> = { en: reasonEn, fr: reasonFr };

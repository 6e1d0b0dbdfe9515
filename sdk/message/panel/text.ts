import { brand } from '@tamarack/core/brand';
import { providerFr } from '@tamarack/core/brand/legal-names';
import type { Language } from '@tamarack/core/language';

const { product } = brand;

/** Sentences with formatted amounts and rates. `\u00a0` is a no-break space. */
const en = {
  close: 'Close',
  title: `Pay weekly with ${product}`,
  example: 'Representative example',
  amount: 'Purchase amount',
  term: 'Term',
  weeks: (count: number) => `${count}\u00a0weeks`,
  payments: 'Weekly payments',
  equal: (count: number, weekly: string) => `${count}\u00a0payments of ${weekly}`,
  unequal: (count: number, weekly: string, last: string) =>
    `${count}\u00a0payments of ${weekly}, then\u00a01\u00a0of\u00a0${last}`,
  fee: 'Financing fee',
  total: 'Total repayment',
  rate: 'Annual rate',
  apr: 'Annual percentage rate (APR)',
  lowest: (weeks: number) =>
    `This example uses our lowest rate for ${weeks}\u00a0weeks. We charge no other fees.`,
  range: (low: string, high: string, from: number, to: number) =>
    `Your rate and term depend on our review of your business. For this amount: ${low} to ${high} a year, over ${from}\u00a0to\u00a0${to}\u00a0weeks.`,
  approval: 'Subject to approval. For businesses based in Canada that are at least 6\u00a0months old.',
  lender: `Lender: ${brand.provider}`,
};

const fr: typeof en = {
  close: 'Fermer',
  title: `Payer par versements avec ${product}`,
  example: 'Exemple représentatif',
  amount: 'Montant de l’achat',
  term: 'Durée',
  weeks: (count) => `${count}\u00a0semaines`,
  payments: 'Versements hebdomadaires',
  equal: (count, weekly) => `${count}\u00a0versements de ${weekly}`,
  unequal: (count, weekly, last) => `${count}\u00a0versements de ${weekly}, puis\u00a01\u00a0de\u00a0${last}`,
  fee: 'Frais de financement',
  total: 'Remboursement total',
  rate: 'Taux d’intérêt annuel',
  apr: 'Taux annuel du coût d’emprunt (TAC)',
  lowest: (weeks) =>
    `Cet exemple présente notre taux le plus bas pour ${weeks}\u00a0semaines. Nous n’exigeons aucuns autres frais.`,
  range: (low, high, from, to) =>
    `Votre taux et votre durée dépendent de l’étude de votre demande. Pour ce montant\u00a0: de ${low} à ${high} par an, sur ${from}\u00a0à\u00a0${to}\u00a0semaines.`,
  approval:
    'Sous réserve d’approbation. Pour les entreprises établies au Canada depuis au moins 6\u00a0mois.',
  lender: `Prêteur\u00a0: ${providerFr}`,
};

export const textsByLanguage: Readonly<Record<Language, typeof en>> = { en, fr };

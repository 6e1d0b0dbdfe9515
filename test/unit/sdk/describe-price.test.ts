import type { Language } from '@tamarack/core/language';
import { listPublicRates } from '@tamarack/core/lending/list-public-rates';
import type { PublicRates } from '@tamarack/core/lending/public-rates';
import { expect, test } from 'vitest';
import { describePrice } from '../../../sdk/message/describe';
import { describeExample } from '../../../sdk/message/panel/describe-example';

const rates = listPublicRates({ minimumPurchase: 500_00, promotion: null });
/** Sentence and example, as `getPriceMessage` answers them. */
const describe = (rates: PublicRates, amount: number, language: Language) => {
  const sentence = describePrice(rates, amount, language);
  if (!sentence) return null;
  const { text, payment } = sentence;
  return { text, example: payment && describeExample(payment, language) };
};
/** No-break spaces, made visible. */
const show = (text: string | undefined) => text?.replace(/\u00a0/g, '_');

test('a payment in English, with its representative example', () => {
  const message = describe(rates, 4850_40, 'en');
  expect(message?.text).toBe('From $97.12 a week with Tamarack');
  expect(message?.example).toMatchObject({
    title: 'Representative example',
    weeklyPayment: 97.12,
    weeks: 52,
    apr: 7.99,
    rows: [
      ['Purchase amount', '$4,850.40'],
      ['Term', '52\u00a0weeks'],
      ['Weekly payments', '51\u00a0payments of $97.12, then\u00a01\u00a0of\u00a0$97.36'],
      ['Financing fee', '$200.08'],
      ['Total repayment', '$5,050.48'],
      ['Annual rate', '7.99%'],
      ['Annual percentage rate (APR)', '7.99%'],
    ],
  });
  const notes = message?.example?.notes.join(' ');
  expect(notes).toContain('our lowest rate for 52\u00a0weeks');
  expect(notes).toContain('0% to 12.99% a year, over 4\u00a0to\u00a052\u00a0weeks');
  expect(notes).toContain('Subject to approval');
  expect(notes).toContain('Lender: Tamarack Capital Inc.');
});

test('the same in French, with no-break spaces before $, % and colon, and after numbers', () => {
  const message = describe(rates, 4850_40, 'fr');
  expect(show(message?.text)).toBe('À partir de 97,12_$ par semaine avec Tamarack');
  expect(message?.example?.rows.map(([label, value]) => [label, show(value)])).toEqual([
    ['Montant de l’achat', '4_850,40_$'],
    ['Durée', '52_semaines'],
    ['Versements hebdomadaires', '51_versements de 97,12_$, puis_1_de_97,36_$'],
    ['Frais de financement', '200,08_$'],
    ['Remboursement total', '5_050,48_$'],
    ['Taux d’intérêt annuel', '7,99_%'],
    ['Taux annuel du coût d’emprunt (TAC)', '7,99_%'],
  ]);
  const notes = show(message?.example?.notes.join(' '));
  expect(notes).toContain('Pour ce montant_: de 0_% à 12,99_% par an, sur 4_à_52_semaines.');
  expect(notes).toContain('Sous réserve d’approbation.');
  expect(notes).toContain('Prêteur_: Tamarack Capital Inc.');
});

test('equal payments, and a rate of zero', () => {
  const promotion = { id: 'spring', terms: [52], annualRate: 0 } as const;
  const free = listPublicRates({ minimumPurchase: 500_00, promotion });
  const rows = Object.fromEntries(describe(free, 5200_00, 'en')?.example?.rows ?? []);
  expect(rows).toMatchObject({
    'Weekly payments': '52\u00a0payments of $100',
    'Financing fee': '$0',
    'Total repayment': '$5,200',
    'Annual percentage rate (APR)': '0%',
  });
});

test('small purchases have the terms of their amount', () => {
  const { example } = describe(rates, 900_00, 'en') ?? {};
  expect(example?.weeks).toBe(26);
  expect(example?.notes.join(' ')).toContain('over 4\u00a0to\u00a026\u00a0weeks');
});

test('below the minimum, the sentence names the minimum and no payment', () => {
  expect(describe(rates, 499_99, 'en')).toEqual({
    text: 'Pay weekly with Tamarack on purchases of $500 or more',
    example: null,
  });
  expect(show(describe(rates, 1, 'fr')?.text)).toBe(
    'Payez par versements avec Tamarack tout achat de 500_$ ou plus',
  );
});

test('nothing is said about nothing, about too much, and by a merchant whose minimum is above all rates', () => {
  expect(describe(rates, 0, 'en')).toBeNull();
  expect(describe(rates, 150_000_01, 'en')).toBeNull();
  const none = listPublicRates({ minimumPurchase: 200_000_00, promotion: null });
  expect(describe(none, 1000_00, 'en')).toBeNull();
});

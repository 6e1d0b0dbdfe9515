import type { Language } from '@tamarack/core/language';
import { expect, test } from 'vitest';
import { renderAgreementHtml } from '../../../../../server/src/financing/agreements/agreement-html';
import {
  type AgreementContent,
  hashText,
  toCanonicalJson,
} from '../../../../../server/src/financing/agreements/content/content';
import type { AgreementTerms } from '../../../../../server/src/financing/agreements/content/terms';
import { composeAgreement } from '../../../../../server/src/financing/agreements/draft/compose-agreement';
import { pdfTexts } from '../../../../../server/src/financing/agreements/text/pdf-texts';
import { makeQuebecTerms, makeTerms } from '../../../../support/agreement-terms';
import { findMisset as findMissetEnglish } from '../../../../support/english-typography';
import { findMisset as findMissetFrench } from '../../../../support/french-typography';
import { getText, listWords } from './agreement-text';

const hash = (content: AgreementContent): string => hashText(toCanonicalJson(content));

test('the cost of credit names fee, annual rate, APR and totals', () => {
  const text = getText(composeAgreement(makeTerms(), 'en'));
  for (const part of [
    'Amount financed (principal): $8,432.15',
    'Financing fee (interest over the term): $105.67',
    'Total of all payments: $8,537.82',
    'Annual interest rate: 9.99% a year',
    'Annual percentage rate (APR): 9.99%',
    'Payments: 11 weekly payments of $711.48 and a last payment of $711.54',
    'First payment: December 18, 2026',
  ]) {
    expect(text).toContain(part);
  }
});

test.each([
  [
    'en',
    [
      'Summary',
      'Amount financed: $8,432.15',
      'Term: 12 weeks',
      'Weekly payment: $711.48',
      'Financing fee: $105.67',
      'Annual percentage rate (APR): 9.99%',
      'Account debited: FlinksCapital (777), ending in 1000',
      'First payment: December 18, 2026',
      'Last payment: March 5, 2027',
    ],
  ],
  [
    'fr',
    [
      'En bref',
      'Montant financé: 8 432,15 $',
      'Durée: 12 semaines',
      'Versement hebdomadaire: 711,48 $',
      'Frais de financement: 105,67 $',
      'Taux annuel du coût d’emprunt (TAC): 9,99 %',
      'Compte des versements: FlinksCapital (777), se terminant par 1000',
      'Premier versement: 18 décembre 2026',
      'Dernier versement: 5 mars 2027',
    ],
  ],
] as const)('a summary comes first (%s)', (language, lines) => {
  const text = getText(composeAgreement(makeTerms(), language)).split('\n');
  expect(text.slice(0, lines.length)).toEqual(lines);
});

test.each([
  [true, 'en', 'These debits are Personal pre-authorized debits.', 'by Élodie Côté (the payor)'],
  [true, 'fr', 'Ces débits sont des débits préautorisés personnels.', 'par Élodie Côté (le payeur)'],
  [false, 'en', 'These debits are Business pre-authorized debits.', 'for Saint-Élie Bakery Inc. (the payor)'],
  [
    false,
    'fr',
    'Ces débits sont des débits préautorisés d’entreprise.',
    'au nom de Saint-Élie Bakery Inc. (le payeur)',
  ],
] as const)('the debits are in the signer’s category (natural person: %s, %s)', (naturalPerson, language, category, payor) => {
  const text = getText(composeAgreement(makeTerms({ naturalPerson }), language));
  expect(text).toContain(category);
  expect(text).toContain(payor);
});

const invoice = { number: 'NS-2041', total: 8_432_15, balance: 0 };

test.each([
  'en',
  'fr',
] as const)('an invoice is named as one; one that is paid in full has no total (%s)', (language) => {
  const words = {
    en: ['for your purchase', 'for its invoice', 'for its invoice to you.'],
    fr: ['pour votre achat', 'pour sa facture', 'pour sa facture.'],
  }[language];
  const of = (more: object) => getText(composeAgreement(makeTerms(more), language));
  expect(of({})).toContain(words[0]);
  const named = of({ invoice });
  expect(named).toContain(`${words[1]} NS-2041.`);
  expect(named).not.toContain(words[0]);
  expect(named).not.toMatch(/Total of the invoice|Total de la facture/);
  expect(of({ invoice: { ...invoice, number: null } })).toContain(words[2]);
});

test.each([
  [
    'en',
    [
      'Total of the invoice: $10,000.00',
      'Part of the invoice paid with this loan: $8,432.15',
      'Left for you to pay the merchant: $1,567.85',
    ],
  ],
  [
    'fr',
    [
      'Total de la facture: 10 000,00 $',
      'Partie de la facture payée au moyen du prêt: 8 432,15 $',
      'Reste à payer au marchand: 1 567,85 $',
    ],
  ],
] as const)('a part of an invoice comes with its total and what remains (%s)', (language, lines) => {
  const partly = { ...invoice, total: 10_000_00, balance: 1_567_85 };
  const text = getText(composeAgreement(makeTerms({ invoice: partly }), language)).split('\n');
  for (const line of lines) expect(text).toContain(line);
});

test('the schedule shows every payment with its date, rolled over holidays', () => {
  const table = composeAgreement(makeTerms(), 'en').blocks.find((block) => block.kind === 'table');
  expect(table?.rows).toHaveLength(12);
  expect(table?.rows[1]?.slice(0, 3)).toEqual(['2', 'December\u00a029, 2026', '$711.48']);
  expect(table?.rows[11]?.at(-1)).toBe('$0.00');
});

const seven: Record<Language, string[]> = {
  en: [
    'dated December 11, 2026 and signed electronically',
    'You authorize Tamarack Capital Inc. (the payee) and its financial institution to debit the account',
    'Business pre-authorized debits',
    '11 debits of $711.48 and a last one of $711.54',
    'You may revoke your authorization at any time, on 30 days’ notice',
    'Email: help@tamarack.example',
    'You have certain recourse rights if any debit does not comply with this agreement. For example, you have the right to receive reimbursement for any debit that is not authorized or is not consistent with this PAD Agreement. To obtain more information on your recourse rights, contact your financial institution or visit www.payments.ca.',
  ],
  fr: [
    'daté du 11 décembre 2026 et signé par voie électronique',
    'Vous autorisez Tamarack Capital Inc. (le bénéficiaire) et son institution financière à débiter le compte',
    'débits préautorisés d’entreprise',
    '11 débits de 711,48 $ et un dernier de 711,54 $',
    'Vous pouvez révoquer votre autorisation à tout moment, moyennant un préavis de 30 jours',
    'Courriel: help@tamarack.example',
    'Vous avez certains droits de recours si un débit n’est pas conforme au présent accord.',
  ],
};

test.each(['en', 'fr'] as const)('the debit agreement contains its seven elements (%s)', (language) => {
  const text = getText(composeAgreement(makeTerms(), language));
  for (const part of seven[language]) expect(text).toContain(part);
});

test.each([
  ['en', /waive your right to receive advance notice/, 'Pre-Authorized Debit (PAD) Agreement'],
  ['fr', /renoncez à votre droit de recevoir un préavis/, 'Accord de débit préautorisé (DPA)'],
] as const)('the waiver of notice is emphasised, at the start of part B (%s)', (language, words, title) => {
  const { blocks } = composeAgreement(makeTerms(), language);
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text.endsWith(title));
  expect(blocks[at + 1]).toMatchObject({
    kind: 'paragraph',
    strong: true,
    text: expect.stringMatching(words),
  });
});

test('the weekly rate is shown with the equivalent annual rate', () => {
  expect(getText(composeAgreement(makeTerms(), 'en'))).toContain('0.1921% × 52 = 9.99% a year');
  expect(getText(composeAgreement(makeTerms(), 'fr'))).toContain('0,1921 % × 52 = 9,99 % par année');
});

test('both languages correspond: same blocks, same amounts', () => {
  for (const terms of [
    makeTerms(),
    makeQuebecTerms(),
    makeTerms({ account: null, orderReference: null }, 0, 52),
    makeTerms({ invoice: { number: 'NS-2041', total: 10_000_00, balance: 1_567_85 }, naturalPerson: true }),
  ]) {
    const [en, fr] = [composeAgreement(terms, 'en'), composeAgreement(terms, 'fr')];
    const shape = (content: AgreementContent) =>
      content.blocks.map((block) => `${block.kind} ${listWords(block).length}`);
    expect(shape(fr)).toEqual(shape(en));
    const english = [...getText(en).matchAll(/\$([\d,.]*\d)/g)].map(([, amount = '']) =>
      amount.replace(/\D/g, ''),
    );
    const french = [...getText(fr).matchAll(/(\d[\d ]*,\d\d) \$/g)].map(([, amount = '']) =>
      amount.replace(/\D/g, ''),
    );
    const figures = (amounts: string[]) => amounts.filter((amount) => amount.length > 2).sort();
    expect(figures(french)).toEqual(figures(english));
  }
});

test('only a Quebec business is told that French came first', () => {
  expect(getText(composeAgreement(makeQuebecTerms(), 'en'))).toContain(
    'The French version of this agreement was given to you first',
  );
  expect(getText(composeAgreement(makeTerms(), 'en'))).not.toContain(
    'French version of this agreement was given',
  );
  expect(composeAgreement(makeQuebecTerms(), 'en').firstLanguage).toBe('fr');
  expect(composeAgreement(makeTerms(), 'fr').firstLanguage).toBe('en');
  expect(getText(composeAgreement(makeQuebecTerms(), 'fr'))).toContain('régi par les lois du Québec');
});

test('the hash depends on the content: same terms, same hash; another day or cent, another hash', () => {
  const base = hash(composeAgreement(makeTerms(), 'en'));
  expect(base).toMatch(/^[0-9a-f]{64}$/);
  expect(hash(composeAgreement(makeTerms(), 'en'))).toBe(base);
  const others = [
    composeAgreement(makeTerms(), 'fr'),
    composeAgreement(makeTerms({ preparedOn: '2026-12-12' }), 'en'),
    composeAgreement(makeTerms({}, 998), 'en'),
    composeAgreement(makeTerms({ merchant: 'Northern Supply Co.' }), 'en'),
  ].map(hash);
  expect(new Set([base, ...others]).size).toBe(5);
});

test('a change of the text has a version of its own', () => {
  const contents = (['en', 'fr'] as const).map((language) => composeAgreement(makeTerms(), language));
  // where these change, so does the version of the template
  expect(contents.map((content) => [content.templateVersion, hash(content)])).toEqual([
    ['2026-11.9', 'f4d9783c416f28575a24853b86a5b592b462b38bb8c7f25133f7e0679479bd6b'],
    ['2026-11.9', '6833ae012eb9a1340ba0b7a01ef9615fa1f58bd1128d3c032cbe8f1fe20d787e'],
  ]);
});

test('the canonical text does not depend on the order of keys', () => {
  const content = composeAgreement(makeTerms(), 'en');
  const turned = Object.fromEntries(Object.entries(content).reverse()) as unknown as AgreementContent;
  expect(toCanonicalJson(turned)).toBe(toCanonicalJson(content));
});

test('applicant text is escaped', () => {
  const terms = makeTerms({ merchant: '<img src=x onerror="alert(1)"> & \'Sons\'' });
  const html = renderAgreementHtml(composeAgreement(terms, 'en'));
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;Sons&#x27;');
});

test('the HTML declares its language, and its table has a caption and headers', () => {
  const html = renderAgreementHtml(composeAgreement(makeTerms(), 'fr'));
  expect(html).toMatch(/^<article lang="fr-CA"><h1>Contrat de prêt/);
  expect(html).toContain('<caption>Vos versements</caption><thead><tr><th scope="col">Nº</th>');
  expect(html.match(/<th scope="row">/g)).toHaveLength(12);
});

test.each([
  ['Prairie Bank', 'Prairie Bank (999)'],
  ['', '999'],
])('a financial institution called “%s” is shown as “%s”', (institution, shown) => {
  const account = { institution, institutionNumber: '999', transit: '00011', accountEnding: '1904' };
  for (const [language, label] of [
    ['en', 'Financial institution'],
    ['fr', 'Institution financière'],
  ] as const)
    expect(getText(composeAgreement(makeTerms({ account }), language)).split('\n')).toContain(
      `${label}: ${shown}`,
    );
});

test.each([
  ['a purchase', makeTerms()],
  ['Quebec', makeQuebecTerms({ naturalPerson: true, account: null })],
  ['a part of an invoice', makeTerms({ invoice: { ...invoice, total: 10_000_00, balance: 1_567_85 } })],
  ['shipment', makeTerms({ onShipment: true, dueOn: [] })],
])('both languages keep numbers with their units and signs with their words, of %s', (_, terms) => {
  expect(findMissetEnglish(listTexts(terms, 'en'))).toEqual([]);
  expect(findMissetFrench(listTexts(terms, 'fr'))).toEqual([]);
});

function listTexts(terms: AgreementTerms, language: Language): readonly string[] {
  const { title, blocks } = composeAgreement(terms, language);
  const words = blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.rows.flatMap(({ label, value }) => [label, value]);
    if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
    return block.kind === 'list' ? block.items : [block.text];
  });
  return [title, ...words, ...Object.values(pdfTexts[language])];
}

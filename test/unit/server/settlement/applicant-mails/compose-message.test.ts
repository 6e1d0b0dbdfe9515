import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { Language } from '@tamarack/core/language';
import { describe, expect, it } from 'vitest';
import {
  type ApplicantMessage,
  type ComposedMail,
  composeLinkedMail,
  composePlainMail,
  type MailContext,
  needsLink,
} from '../../../../../server/src/settlement/applicant-mails/compose-message';
import { findMisset as findMissetEnglish } from '../../../../support/english-typography';
import { findMisset as findMissetFrench } from '../../../../support/french-typography';

const today = '2026-11-24';
const dueAt = new Date('2026-11-24T19:30:00Z');
const link = 'https://pay.example/connect#resume=Abc-123_x&lng=en';
const granted = {
  limit: 12_345_00,
  expiresOn: '2027-01-23',
  merchant: 'Fish & Co <Halifax>',
  entry: 'cart',
} as const;
const reasons = [{ en: 'The documents could not be read.', fr: 'Les documents n’ont pas pu être lus.' }];
const rejected = { kind: 'rejected', reasons, reapplyOn: '2026-11-25' } as const;

const messages: Readonly<Record<string, ApplicantMessage>> = {
  documents: { kind: 'documentsReceived', dueAt },
  referred: { kind: 'applicationReceived', review: 'referred', dueAt },
  finalReview: { kind: 'applicationReceived', review: 'finalReview', dueAt },
  reconsideration: { kind: 'applicationReceived', review: 'reconsideration', dueAt },
  approvedByRules: { kind: 'approved', by: 'rules', ...granted },
  approvedByPerson: { kind: 'approved', by: 'person', ...granted },
  approvedWithoutCart: { kind: 'approved', by: 'rules', ...granted, entry: 'preQualification' },
  preQualified: { kind: 'preQualified', instant: 5_000_00, ...granted },
  rejectedByRules: { ...rejected, by: 'rules' },
  rejectedByPerson: { ...rejected, by: 'person' },
  rejectedAgain: { ...rejected, by: 'reconsideration' },
  moreAsked: {
    kind: 'moreAsked',
    items: [{ en: 'A void cheque', fr: 'Un spécimen de chèque' }],
    note: 'Page 2 of <June> & July\n\nis missing.',
  },
  moreAskedWithoutNote: { kind: 'moreAsked', items: reasons, note: null },
  paid: {
    kind: 'invoicePaid',
    amount: 4_321_09,
    refunded: 0,
    merchant: granted.merchant,
    number: 'F-2026-17',
    firstPaymentOn: '2026-12-01',
  },
  paidAfterRefund: {
    kind: 'invoicePaid',
    amount: 4_000_00,
    refunded: 321_09,
    merchant: granted.merchant,
    number: null,
    firstPaymentOn: '2026-11-20',
  },
  paidCart: {
    kind: 'invoicePaid',
    amount: 4_321_09,
    refunded: 0,
    merchant: granted.merchant,
    number: null,
    firstPaymentOn: '2026-12-01',
  },
  shipped: {
    kind: 'purchaseCaptured',
    amount: 1_200_00,
    merchant: granted.merchant,
    fee: 14_21,
    payments: [
      { dueOn: '2026-12-01', amount: 607_10 },
      { dueOn: '2026-12-08', amount: 607_11 },
    ],
    open: { amount: 940_50, until: new Date('2026-12-24T15:00:00Z') },
  },
  shippedLast: {
    kind: 'purchaseCaptured',
    amount: 1_200_00,
    merchant: granted.merchant,
    fee: 14_21,
    payments: [{ dueOn: '2026-12-01', amount: 1_214_21 }],
    open: null,
  },
  notShipped: {
    kind: 'purchaseReleased',
    amount: 940_50,
    merchant: granted.merchant,
    captured: 1_200_00,
    refunded: 0,
    reason: 'merchant',
  },
  notShippedAfterRefund: {
    kind: 'purchaseReleased',
    amount: 940_50,
    merchant: granted.merchant,
    captured: 1_200_00,
    refunded: 200_50,
    reason: 'merchant',
  },
  nothingShipped: {
    kind: 'purchaseReleased',
    amount: 940_50,
    merchant: granted.merchant,
    captured: 1_200_00,
    refunded: 1_200_00,
    reason: 'expired',
  },
  refunded: {
    kind: 'purchaseRefunded',
    amount: 333_34,
    merchant: granted.merchant,
    number: null,
    left: 666_67,
  },
  refundedInFull: {
    kind: 'purchaseRefunded',
    amount: 3_264_17,
    merchant: granted.merchant,
    number: 'NL-967224',
    left: 0,
  },
};
const names = Object.keys(messages);

function composeMail(name: string, reading: Partial<MailContext> = {}): ComposedMail {
  const told = messages[name];
  if (!told) throw new Error(`no messages ${name}`);
  const all: MailContext = { language: 'en', merchant: granted.merchant, today, ...reading };
  return needsLink(told)
    ? composeLinkedMail(told, { link, until: '2027-01-23' }, all)
    : composePlainMail(told, all);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each(names)('%s says the same in both forms, and names sender and contact', (name) => {
    const { subject, text, html } = composeMail(name, { language });
    expect(subject).toMatch(/^Tamarack – ./);
    expect(subject.split(granted.merchant)).toHaveLength(2);
    expect(html).toContain(`<html lang="${language}-CA">`);
    for (const form of [text, html]) {
      expect(form).toContain(`${brand.provider}, ${contact.address} · ${contact.supportEmail}`);
      expect(form).not.toMatch(/undefined|null|NaN|\{\{|\[object/);
    }
    const words = html.replaceAll(/<[^>]+>/g, ' ');
    for (const line of text
      .split(/\n+/)
      .map((each) => each.replace(/^(- |> ?)/, '').replace(/\u00a0?:$/, '')))
      expect(words).toContain(escaped(line));
  });

  it('has a resume link where something can be resumed, in full and as a button', () => {
    const linked = names.filter((name) => composeMail(name, { language }).text.includes(link));
    expect(linked).toEqual([
      'approvedByRules',
      'approvedByPerson',
      'approvedWithoutCart',
      'preQualified',
      'rejectedByRules',
      'rejectedByPerson',
      'rejectedAgain',
      'moreAsked',
      'moreAskedWithoutNote',
    ]);
    for (const name of linked) {
      const { html } = composeMail(name, { language });
      expect(html.split(`href="${escaped(link)}"`)).toHaveLength(3);
      expect(html).toContain(`>${escaped(link)}</a>`);
    }
  });

  it('lists every payment of a shipped part, and what can still follow', () => {
    const lines = {
      en: [
        'December 1, 2026: $607.10',
        'December 8, 2026: $607.11',
        'a further $940.50 by December 24, 2026',
      ],
      fr: [
        '1er décembre 2026 : 607,10 $',
        '8 décembre 2026 : 607,11 $',
        'l’expédition de 940,50 $ au plus tard le 24 décembre 2026',
      ],
    };
    const { text } = composeMail('shipped', { language });
    for (const line of lines[language]) expect(text.replaceAll('\u00a0', ' ')).toContain(line);
    expect(composeMail('shippedLast', { language }).text).not.toMatch(/further|encore/);
  });

  it('gives the due time of each manual review, in the provider’s time zone', () => {
    const due = {
      en: 'by Tuesday, November\u00a024, 2:30\u00a0p.m. (Eastern time)',
      fr: 'au plus tard le mardi 24\u00a0novembre à 14\u00a0h\u00a030 (heure de l’Est)',
    };
    for (const name of ['documents', 'referred', 'finalReview', 'reconsideration'])
      expect(composeMail(name, { language }).text).toContain(due[language]);
    const hours = {
      en: '2 to 4\u00a0hours on a business day',
      fr: 'de 2\u00a0à 4\u00a0heures pendant un jour ouvrable',
    };
    for (const name of ['referred', 'finalReview'])
      expect(composeMail(name, { language }).text).toContain(hours[language]);
    for (const name of ['documents', 'reconsideration'])
      expect(composeMail(name, { language }).text).toContain(
        { en: 'up to 1\u00a0business day', fr: 'au plus 1\u00a0jour ouvrable' }[language],
      );
  });
});

it('says what a refund leaves to pay', () => {
  const text = (name: string, language: Language) =>
    composeMail(name, { language }).text.replaceAll('\u00a0', ' ');
  expect(text('refunded', 'en')).toContain('refunded $333.34 of your purchase.');
  expect(text('refunded', 'en')).toContain('your last payments become smaller or are not due');
  expect(text('refundedInFull', 'en')).toContain('refunded $3,264.17 of invoice NL-967224.');
  expect(text('refundedInFull', 'en')).toContain('Nothing is left to pay');
  expect(text('refunded', 'fr')).toContain('a remboursé 333,34 $ de votre achat.');
  expect(text('refundedInFull', 'fr')).toContain('Il ne vous reste rien à payer');
});

it.each([
  ['en', findMissetEnglish],
  ['fr', findMissetFrench],
] as const)('keeps numbers with their units and signs with their words (%s)', (language, findMisset) => {
  for (const name of names) {
    const { text, subject, html } = composeMail(name, { language });
    const words = html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]+>/g, '');
    expect(findMisset([subject, ...text.split('\n'), words])).toEqual([]);
  }
});

it('uses French typography for amounts and dates', () => {
  const { text } = composeMail('approvedByPerson', { language: 'fr' });
  expect(text).toMatch(/12[\u00a0\u202f]345[\u00a0\u202f]\$/);
  expect(text).toContain('jusqu’au 23\u00a0janvier 2027');
});

it('says who decided, and who can reconsider', () => {
  const text = (name: string, language: Language = 'en') => composeMail(name, { language }).text;
  expect(text('approvedByRules')).toContain('The decision was made automatically.');
  expect(text('approvedByPerson')).toContain('a person has reviewed your application');
  expect(text('preQualified')).toContain(
    'You can use $5,000 right away, and may qualify for up to $12,345 after a final review',
  );
  expect(text('rejectedByRules')).toContain('made by an automated system');
  expect(text('rejectedByRules', 'fr')).toContain('rendue par un système automatisé');
  expect(text('rejectedByRules')).toContain(`Ask for a review:\n${link}`);
  expect(text('rejectedByPerson')).toContain(`Ask for a review:\n${link}`);
  expect(text('rejectedAgain')).not.toContain('Ask for a review');
  for (const name of ['rejectedByRules', 'rejectedByPerson', 'rejectedAgain'])
    expect(text(name)).toContain(contact.privacyEmail);
});

it('has no checkout link where no cart exists', () => {
  const text = (name: string, language: Language = 'en') => composeMail(name, { language }).text;
  expect(text('approvedByRules')).toContain('return to the checkout of Fish & Co <Halifax>');
  expect(text('approvedByRules')).toContain(`Continue your purchase:\n${link}`);
  expect(text('approvedWithoutCart')).not.toMatch(/checkout|purchase/);
  expect(text('approvedWithoutCart', 'fr')).not.toMatch(/page de paiement|achat/);
});

it('includes a reviewer’s note as written, line by line', () => {
  const { text, html } = composeMail('moreAsked');
  expect(text).toContain('> Page 2 of <June> & July\n> \n> is missing.');
  expect(html).toContain('Page 2 of &lt;June&gt; &amp; July<br/><br/>is missing.</blockquote>');
  expect(composeMail('moreAskedWithoutNote').html).not.toContain('blockquote');
});

it('names the invoice that was paid, or the purchase', () => {
  expect(composeMail('paid').text).toContain(
    'We paid $4,321.09 to Fish & Co <Halifax> for invoice F-2026-17.',
  );
  expect(composeMail('paid').text).toContain('first weekly payment is on December\u00a01, 2026');
  expect(composeMail('paidCart').text).toContain('for your purchase.');
  expect(composeMail('paid', { language: 'fr' }).text).toContain('est prévu le 1er\u00a0décembre 2026');
});

it('says what was refunded before a payment or a release, and names no payment that has passed', () => {
  const read = (name: string, language: Language = 'en') =>
    composeMail(name, { language }).text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const { merchant } = granted;
  expect(read('paid')).not.toMatch(/refunded/);
  expect(read('paidAfterRefund')).toContain(
    `We paid $4,000.00 to ${merchant} for your purchase.\n\n${merchant} had refunded $321.09 of your purchase before. You don’t owe that part`,
  );
  expect(read('paidAfterRefund')).not.toMatch(/first weekly payment|2026/);
  expect(read('paidAfterRefund', 'fr')).toContain(
    `Nous avons versé 4 000,00 $ à ${merchant} pour votre achat.\n\n${merchant} avait auparavant remboursé 321,09 $ de votre achat.`,
  );
  expect(read('notShipped')).toContain('for the $1,200.00 that was shipped don’t change');
  expect(read('notShippedAfterRefund')).toContain(
    'for the $999.50 that was shipped and not refunded don’t change',
  );
  expect(read('notShippedAfterRefund', 'fr')).toContain('pour les 999,50 $ expédiés et non remboursés');
  expect(read('nothingShipped')).toContain('You owe nothing for this purchase.');
});

it('formats one day in the singular', () => {
  const text = (language: Language, day: string) =>
    composeMail('rejectedByRules', { language, today: day }).text;
  expect(text('en', today)).toContain('in 1\u00a0day, from November\u00a025, 2026');
  expect(text('fr', today)).toContain('dans 1\u00a0jour, à compter du 25\u00a0novembre 2026');
  expect(text('en', '2026-11-26')).toContain('You may apply again today.');
});

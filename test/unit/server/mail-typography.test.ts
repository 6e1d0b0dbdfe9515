import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import type { Language } from '@tamarack/core/language';
import { formatMoney } from '@tamarack/core/money/format';
import { describe, expect, it } from 'vitest';
import { composeAgreement } from '../../../server/src/financing/agreements/draft/compose-agreement';
import { composeSignedCopyMail } from '../../../server/src/financing/agreements/text/signed-copy-mail';
import { alertTexts } from '../../../server/src/intake/accounts/alerts/alert-texts';
import { disownTexts } from '../../../server/src/intake/accounts/disown/disown-texts';
import { composeLinkMail } from '../../../server/src/intake/invoice-links/mails/compose-link-mail';
import { composeVerificationMail } from '../../../server/src/intake/verification/verification-messages';
import { memberMailsEn } from '../../../server/src/parties/members/mails/texts-en';
import { memberMailsFr } from '../../../server/src/parties/members/mails/texts-fr';
import { type Block, renderMail } from '../../../server/src/platform/mail';
import { changeEn } from '../../../server/src/settlement/payouts/payees/texts/change-texts-en';
import { changeFr } from '../../../server/src/settlement/payouts/payees/texts/change-texts-fr';
import { composeRemittanceMail } from '../../../server/src/settlement/payouts/remittance/compose-remittance-mail';
import { exportEn } from '../../../server/src/settlement/personal-data/export/export-en';
import { exportFr } from '../../../server/src/settlement/personal-data/export/export-fr';
import { reasonTexts } from '../../../server/src/settlement/personal-data/export/reason-texts';
import { describeKept } from '../../../server/src/settlement/personal-data/texts/kept-texts';
import { personMailTexts } from '../../../server/src/settlement/personal-data/texts/mail-texts';
import { alertEn } from '../../../server/src/settlement/webhooks/deliveries/texts/alert-texts-en';
import { alertFr } from '../../../server/src/settlement/webhooks/deliveries/texts/alert-texts-fr';
import { featureLabelsFr, reasonsEn, reasonsFr } from '../../../server/src/underwriting/decision';
import { requestItemTexts } from '../../../server/src/underwriting/review-queue/request-items';
import { makeTerms } from '../../support/agreement-terms';
import { findMisset as findMissetEnglish } from '../../support/english-typography';
import { findMisset as findMissetFrench } from '../../support/french-typography';
import { listTexts } from '../../support/list-texts';

interface Text {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** Its name ends in a period, so that a sentence that ends with it has two. */
const merchant = 'Northline Inc.';
const link = 'https://pay.example/l#1';
const until = '2027-11-30';
const findMisset = { en: findMissetEnglish, fr: findMissetFrench };
const texts = {
  en: { members: memberMailsEn, change: changeEn, alert: alertEn },
  fr: { members: memberMailsFr, change: changeFr, alert: alertFr },
};
const change = { merchant, accountEnding: '1904', formerAccountEnding: '2041' };
const payment = (reference: string | null, fee: number, withheld: number) => ({
  cents: 1_234_50,
  fee,
  withheld,
  reference,
});
const kept = (['collection', 'agreement', 'decision', 'trail'] as const).map((kind) => ({
  kind,
  applicationId: null,
  until: kind === 'trail' ? null : until,
}));

type Mails = Readonly<Record<string, () => { subject: string; text: string; html: string }>>;

function listMails(language: Language): Mails {
  const { members, change: changeTexts, alert: endpointAlert } = texts[language];
  const amount = formatMoney(1_234_50, language, 2);
  const at = formatMoment(new Date('2026-11-24T19:30:00Z'), language);
  const render = ({ subject, blocks }: Text) => ({
    subject,
    ...renderMail({ language, title: subject, blocks }),
  });
  const remittance = (...payments: readonly ReturnType<typeof payment>[]) =>
    composeRemittanceMail({ merchant, accountEnding: '1904', dueOn: '2026-12-01', payments }, language);
  const account = alertTexts[language];
  const alert = (kind: keyof typeof account.sentences) =>
    render({
      subject: account.subjects[kind],
      blocks: [account.sentences[kind]({ merchant, amount, at }), account.fine, account.notMe],
    });
  const person = personMailTexts[language];
  return {
    'login of a member': () => render(members.login({ link })),
    'invitation of a member': () => render(members.invitation({ link, merchant, email: 'a@b.example' })),
    'new device of a member': () => render(members.newDevice({ link, device: 'Firefox', at })),
    'endpoint disabled': () =>
      render(endpointAlert({ merchant, host: 'shop.example', since: formatDate(until, language) })),
    'one payout': () => remittance(payment(null, 0, 0)),
    'payouts, fees and what is withheld': () =>
      remittance(payment('PO-1', 30_00, 12_00), ...Array.from({ length: 101 }, () => payment('PO-2', 0, 0))),
    'change of account proposed': () => render(changeTexts.payeeChangeProposed(change)),
    'first account proposed': () =>
      render(changeTexts.payeeChangeProposed({ ...change, formerAccountEnding: null })),
    'account changed': () => render(changeTexts.payeeChanged(change)),
    'change cancelled': () => render(changeTexts.payeeChangeCancelled(change)),
    'invoice link': () =>
      composeLinkMail(
        {
          merchant,
          number: 'NL-1',
          amount: 6_400_55,
          site: 'Laval',
          linkId: 'x',
          expiresAt: new Date(`${until}T12:00:00Z`),
          language,
        },
        'https://pay.example',
      ),
    'verification code': () =>
      composeVerificationMail({ to: 'a@b.example', code: '123456', minutes: 10, language }),
    'bank account changed': () => alert('bankChanged'),
    'purchase on a line': () => alert('draw'),
    'email address changed': () => alert('emailChanged'),
    'new device of a customer': () => alert('newDevice'),
    'number released': () => alert('numberReleased'),
    'passkey added': () => alert('passkeyAdded'),
    'phone number changed': () => alert('phoneChanged'),
    'personal information corrected': () => render(person.corrected(['first', 'phone'])),
    'personal information erased': () => render(person.erased({ list: describeKept(kept, language) })),
    'signed copy': () => composeSignedCopyMail(composeAgreement(makeTerms(), language), null),
    'signed copy of what ships later': () =>
      composeSignedCopyMail(composeAgreement(makeTerms({ onShipment: true, dueOn: [] }), language), null),
  };
}

describe.each([
  'en',
  'fr',
] as const)('mails keep numbers with their units and signs with their words, as text and as HTML (%s)', (language) => {
  it.each(Object.entries(listMails(language)))('%s', (_, compose) => {
    const { subject, text, html } = compose();
    const words = html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]+>/g, '\n');
    expect(findMisset[language]([subject, ...text.split('\n'), ...words.split('\n')])).toEqual([]);
    expect(text).not.toContain('..');
  });
});

it.each([
  ['fr', 'reasons', reasonsFr],
  ['fr', 'figures', featureLabelsFr],
  ['fr', 'export', exportFr],
  ['fr', 'reasons with their evidence', reasonTexts.fr],
  ['fr', 'what a reviewer asks for', Object.values(requestItemTexts).map(({ fr }) => fr)],
  ['fr', 'report of a customer', disownTexts.fr],
  ['en', 'reasons', reasonsEn],
  ['en', 'export', exportEn],
  ['en', 'reasons with their evidence', reasonTexts.en],
  ['en', 'what a reviewer asks for', Object.values(requestItemTexts).map(({ en }) => en)],
  ['en', 'report of a customer', disownTexts.en],
] as const)('%s of the %s keeps numbers with their units', (language, _, table) => {
  const listed = listTexts(table);
  expect(listed.length).toBeGreaterThan(4);
  expect(findMisset[language](listed)).toEqual([]);
});

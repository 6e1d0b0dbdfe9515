import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { formatMoney } from '@tamarack/core/money/format';
import { describe, expect, it } from 'vitest';
import { composeAgreement } from '../../../server/src/financing/agreements/draft/compose-agreement';
import { composeSignedCopyMail } from '../../../server/src/financing/agreements/text/signed-copy-mail';
import { alertTexts } from '../../../server/src/intake/accounts/alerts/alert-texts';
import { disownTexts } from '../../../server/src/intake/accounts/disown/disown-texts';
import { composeLinkMail } from '../../../server/src/intake/invoice-links/mails/compose-link-mail';
import { composeVerificationMail } from '../../../server/src/intake/verification/verification-messages';
import { memberMailsFr } from '../../../server/src/parties/members/mails/texts-fr';
import { type Block, renderMail } from '../../../server/src/platform/mail';
import { changeFr } from '../../../server/src/settlement/payouts/payees/texts/change-texts-fr';
import { composeRemittanceMail } from '../../../server/src/settlement/payouts/remittance/compose-remittance-mail';
import { exportFr } from '../../../server/src/settlement/personal-data/export/export-fr';
import { reasonTexts } from '../../../server/src/settlement/personal-data/export/reason-texts';
import { describeKept } from '../../../server/src/settlement/personal-data/texts/kept-texts';
import { personMailTexts } from '../../../server/src/settlement/personal-data/texts/mail-texts';
import { alertFr } from '../../../server/src/settlement/webhooks/deliveries/texts/alert-texts-fr';
import { featureLabelsFr, reasonsFr } from '../../../server/src/underwriting/decision';
import { requestItemTexts } from '../../../server/src/underwriting/review-queue/request-items';
import { makeTerms } from '../../support/agreement-terms';
import { findMisset } from '../../support/french-typography';

interface Text {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** Its name ends in a period, so that a sentence that ends with it has two. */
const merchant = 'Northline Inc.';
const link = 'https://pay.example/l#1';
const amount = formatMoney(1_234_50, 'fr', 2);
const at = formatMoment(new Date('2026-11-24T19:30:00Z'), 'fr');
const render = ({ subject, blocks }: Text) => ({
  subject,
  ...renderMail({ language: 'fr', title: subject, blocks }),
});
const payment = (reference: string | null, fee: number, withheld: number) => ({
  cents: 1_234_50,
  fee,
  withheld,
  reference,
});
const remittance = (...payments: readonly ReturnType<typeof payment>[]) =>
  composeRemittanceMail({ merchant, accountEnding: '1904', dueOn: '2026-12-01', payments }, 'fr');
const change = { merchant, accountEnding: '1904', formerAccountEnding: '2041' };
const alert = (kind: keyof typeof alertTexts.fr.sentences) =>
  render({
    subject: alertTexts.fr.subjects[kind],
    blocks: [
      alertTexts.fr.sentences[kind]({ merchant, amount, at }),
      alertTexts.fr.fine,
      alertTexts.fr.notMe,
    ],
  });
const until = '2027-11-30';
const kept = (['collection', 'agreement', 'decision', 'trail'] as const).map((kind) => ({
  kind,
  applicationId: null,
  until: kind === 'trail' ? null : until,
}));

const mails: Readonly<Record<string, () => { subject: string; text: string; html: string }>> = {
  'login of a member': () => render(memberMailsFr.login({ link })),
  'invitation of a member': () => render(memberMailsFr.invitation({ link, merchant, email: 'a@b.example' })),
  'new device of a member': () => render(memberMailsFr.newDevice({ link, device: 'Firefox', at })),
  'endpoint disabled': () =>
    render(alertFr({ merchant, host: 'shop.example', since: formatDate(until, 'fr') })),
  'one payout': () => remittance(payment(null, 0, 0)),
  'payouts, fees and what is withheld': () =>
    remittance(payment('PO-1', 30_00, 12_00), ...Array.from({ length: 101 }, () => payment('PO-2', 0, 0))),
  'change of account proposed': () => render(changeFr.payeeChangeProposed(change)),
  'first account proposed': () =>
    render(changeFr.payeeChangeProposed({ ...change, formerAccountEnding: null })),
  'account changed': () => render(changeFr.payeeChanged(change)),
  'change cancelled': () => render(changeFr.payeeChangeCancelled(change)),
  'invoice link': () =>
    composeLinkMail(
      {
        merchant,
        number: 'NL-1',
        amount: 6_400_55,
        site: 'Laval',
        linkId: 'x',
        expiresAt: new Date(`${until}T12:00:00Z`),
        language: 'fr',
      },
      'https://pay.example',
    ),
  'verification code': () =>
    composeVerificationMail({ to: 'a@b.example', code: '123456', minutes: 10, language: 'fr' }),
  'bank account changed': () => alert('bankChanged'),
  'purchase on a line': () => alert('draw'),
  'email address changed': () => alert('emailChanged'),
  'new device of a customer': () => alert('newDevice'),
  'number released': () => alert('numberReleased'),
  'passkey added': () => alert('passkeyAdded'),
  'phone number changed': () => alert('phoneChanged'),
  'personal information corrected': () => render(personMailTexts.fr.corrected(['first', 'phone'])),
  'personal information erased': () => render(personMailTexts.fr.erased({ list: describeKept(kept, 'fr') })),
  'signed copy': () => composeSignedCopyMail(composeAgreement(makeTerms(), 'fr'), null),
  'signed copy of what ships later': () =>
    composeSignedCopyMail(composeAgreement(makeTerms({ onShipment: true, dueOn: [] }), 'fr'), null),
};

describe('French mails keep numbers with their units and signs with their words, as text and as HTML', () => {
  it.each(Object.entries(mails))('%s', (_, compose) => {
    const { subject, text, html } = compose();
    const words = html.replace(/<style>.*<\/style>/s, '').replaceAll(/<[^>]+>/g, '\n');
    expect(findMisset([subject, ...text.split('\n'), ...words.split('\n')])).toEqual([]);
    expect(text).not.toContain('..');
  });
});

/** Every text of a table; one with values gets 2 for each. */
const listTexts = (texts: unknown): readonly string[] => {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts(...Array.from({ length: texts.length }, () => 2)))];
  return Object.values(texts as object).flatMap(listTexts);
};

it.each([
  ['reasons', reasonsFr],
  ['figures', featureLabelsFr],
  ['export', exportFr],
  ['reasons with their evidence', reasonTexts.fr],
  ['what a reviewer asks for', Object.values(requestItemTexts).map(({ fr }) => fr)],
  ['report of a customer', disownTexts.fr],
])('French of the %s keeps numbers with their units', (_, table) => {
  const texts = listTexts(table);
  expect(texts.length).toBeGreaterThan(4);
  expect(findMisset(texts)).toEqual([]);
});

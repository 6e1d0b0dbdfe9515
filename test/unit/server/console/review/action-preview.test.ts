import { expect, it } from 'vitest';
import { buildActionPreview } from '../../../../../server/console/review/action-preview';
import type { ReviewAction } from '../../../../../server/console/review/form/review-form';

type Context = Parameters<typeof buildActionPreview>[1];

const line = { limit: 40_000, used: 0, instant: 25_000, expiresOn: '2027-01-10', tier: 'B' } as const;
const makeContext = (rest: Partial<Context> = {}): Context => ({
  kind: 'documents',
  language: 'en',
  credit: null,
  merchant: 'Northern Supply',
  applicant: { personal: null, sinLastThree: null, phone: null, email: 'a@b.example' },
  ...rest,
});
const now = new Date('2026-11-24T15:00:00Z');
const approve: ReviewAction = { act: 'approve', decision: { decision: 'approve', limit: 60_000, tier: 'B' } };
const reject: ReviewAction = {
  act: 'reject',
  decision: { decision: 'reject', reasons: ['businessTooYoung'] },
};

it.each([
  ['documents', null, 'A credit line of $60,000 is opened'],
  ['referred', null, 'A credit line of $60,000 is opened'],
  ['finalReview', line, 'The credit line changes from $40,000 to $60,000'],
  ['reconsideration', line, 'The credit line changes from $40,000 to $60,000'],
  ['reconsideration', null, 'A credit line of $60,000 is opened'],
] as const)('the preview of an approval after %s (line: %j) says what happens to the line', (kind, credit, words) => {
  expect(buildActionPreview(approve, makeContext({ kind, credit }), now).effects[0]).toContain(words);
});

it('the preview of a rejection gives the reapply date, and says that a final review ends the line', () => {
  expect(buildActionPreview(reject, makeContext(), now).effects).toEqual([
    'No credit line will be opened.',
    'They may apply again in 30 days, from Dec\u00a024, 2026.',
  ]);
  const ended = buildActionPreview(reject, makeContext({ kind: 'finalReview', credit: line }), now)
    .effects[0];
  expect(ended).toMatch(/^The credit line of \$40,000 ends, including the \$25,000 available immediately\./);
  expect(buildActionPreview(reject, makeContext({ kind: 'reconsideration' }), now).effects[1]).toContain(
    'never extends the wait',
  );
});

it('the preview quotes the applicant’s text in their language, and the operator’s note unchanged', () => {
  const french = makeContext({ language: 'fr' });
  expect(buildActionPreview(reject, french, now).quoted).toEqual([
    'L’entreprise est en activité depuis moins de 6\u00a0mois.',
  ]);
  const ask: ReviewAction = { act: 'ask', question: { items: ['explanation'], note: 'Why?' } };
  const preview = buildActionPreview(ask, french, now);
  expect([preview.quoted, preview.note]).toEqual([['Une explication écrite'], 'Why?']);
  expect(preview.message[0]).toContain('Email to a@b.example, in French');
});

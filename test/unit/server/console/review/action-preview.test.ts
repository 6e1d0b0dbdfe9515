import { expect, it } from 'vitest';
import { buildActionPreview } from '../../../../../server/console/review/action-preview';
import type { ReviewAction } from '../../../../../server/console/review/form/review-form';

type About = Parameters<typeof buildActionPreview>[1];

const line = { limit: 40_000, used: 0, instant: 25_000, expiresOn: '2027-01-10', tier: 'B' } as const;
const about = (rest: Partial<About> = {}): About => ({
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
  ['finalReview', line, 'The credit line of $40,000 becomes one of $60,000'],
  ['reconsideration', line, 'The credit line of $40,000 becomes one of $60,000'],
  ['reconsideration', null, 'A credit line of $60,000 is opened'],
] as const)('an approval after %s (line: %j) says what becomes of the line', (kind, credit, words) => {
  expect(buildActionPreview(approve, about({ kind, credit }), now).effects[0]).toContain(words);
});

it('a rejection says when they may come back, and that a final review ends the line', () => {
  expect(buildActionPreview(reject, about(), now).effects).toEqual([
    'No credit line is opened.',
    'They may apply again in 30 days, from Dec 24, 2026.',
  ]);
  const ended = buildActionPreview(reject, about({ kind: 'finalReview', credit: line }), now).effects[0];
  expect(ended).toMatch(/^The credit line of \$40,000 ends, the part usable at once \(\$25,000\) too\./);
  expect(buildActionPreview(reject, about({ kind: 'reconsideration' }), now).effects[1]).toContain(
    'never makes the wait longer',
  );
});

it('what the applicant reads is quoted in their language, the operator’s note as it is', () => {
  const french = about({ language: 'fr' });
  expect(buildActionPreview(reject, french, now).quoted).toEqual([
    'L’entreprise est en activité depuis moins de 6 mois.',
  ]);
  const ask: ReviewAction = { act: 'ask', question: { items: ['explanation'], note: 'Why?' } };
  const told = buildActionPreview(ask, french, now);
  expect([told.quoted, told.note]).toEqual([['Une explication dans vos propres mots'], 'Why?']);
  expect(told.message[0]).toContain('A mail in French goes to a@b.example');
});

import { describe, expect, it } from 'vitest';
import { replayed } from '../../../../../server/console/review/form/decision-check';
import { entityText, lastingText, phoneText } from '../../../../../server/console/review/words/application';
import { boundText, featureGroups, figureText } from '../../../../../server/console/review/words/features';
import { actorText, actText, entriesOf, othersAtIt } from '../../../../../server/console/review/words/trail';
import { featureNames } from '../../../../../server/src/underwriting/decision/model/feature-names';

describe('figures', () => {
  it.each([
    ['monthlyRevenue', 1_234_500, '$12,345'],
    ['averageDailyBalance', -12_34, '-$12.34'],
    ['ageYears', 1, '1 year'],
    ['monthsInBusiness', 40, '40 months'],
    ['revenueTrendPercent', -12, '-12%'],
    ['fraudAlert', 1, 'yes'],
    ['fraudAlert', 0, 'no'],
    ['nsfCount', 0, '0'],
    ['score', null, 'not known'],
    ['score', undefined, 'not known'],
  ] as const)('%s of %j read as %s', (name, value, text) => {
    expect(figureText(name, value)).toBe(text);
  });

  it('all stand in one group each', () => {
    expect(featureGroups.flatMap(({ features }) => features).toSorted()).toEqual(featureNames.toSorted());
  });

  it.each([
    ['score', { below: 540 }, 'less than 540 points'],
    ['nsfCount', { atLeast: 10 }, '10 or more'],
    ['fraudAlert', { atLeast: 1 }, 'yes'],
  ] as const)('%s fire at %j: %s', (name, bound, text) => {
    expect(boundText(name, bound)).toBe(text);
  });
});

describe('an act of the trail', () => {
  it.each([
    [
      'review.asked',
      { items: 'photoId explanation' },
      /^asked the applicant for more: government-issued .*; an explanation/,
    ],
    ['review.decided', { decision: 'approve' }, /^approved the application$/],
    [
      'scoring.decided',
      { outcome: 'manualReview', rulesVersion: '2026-11.1' },
      /^decided by the rules \(2026-11\.1\): referred to a person$/,
    ],
    ['scoring.decided', { outcome: 'rejected', rulesVersion: 'person' }, /^stored the decision: rejected$/],
    ['document.refused', { problem: 'infected' }, /^refused a document: malware/],
    ['review.answered', { documents: 1 }, /^answered, with a document$/],
    ['review.answered', { documents: 0 }, /^answered in words$/],
    ['checkout.refunded', { amountCents: 12_50 }, /^gave back \$12\.50$/],
  ])('%s %j reads %s', (act, details, words) => {
    expect(actText({ act, details })).toMatch(words);
  });

  it('that is not known, or is named as what every object has, reads as its code', () => {
    expect(actText({ act: 'engine.warmUp', details: {} })).toBe('engine warm up');
    expect(actText({ act: 'constructor', details: {} })).toBe('constructor');
    expect(actText({ act: 'review.opened', details: { kind: 'toString' } })).toContain('toString');
  });

  it('is somebody’s by name', () => {
    const names = new Map([['7', 'Alex Roy']]);
    expect(
      ['applicant', 'system', 'merchant:1', 'operator:7', 'operator:8'].map((actor) =>
        actorText(actor, names),
      ),
    ).toEqual(['Applicant', 'System', 'Merchant', 'Alex Roy', 'An operator']);
  });
});

describe('a trail', () => {
  const at = (minute: number): string => new Date(Date.UTC(2026, 10, 24, 15, minute)).toISOString();
  const act = (minute: number, actor: string, name: string) => ({
    at: at(minute),
    actor,
    act: name,
    details: {},
  });

  it('reads newest first, looks of one person in a row as one', () => {
    const entries = entriesOf([
      act(0, 'system', 'review.opened'),
      act(1, 'operator:a', 'review.seen'),
      act(2, 'operator:a', 'review.seen'),
      act(3, 'operator:b', 'review.seen'),
      act(4, 'operator:a', 'review.seen'),
      act(5, 'operator:a', 'document.downloaded'),
      act(6, 'operator:a', 'document.downloaded'),
    ]);
    expect(entries.map(({ act: name, actor, times }) => [name, actor, times])).toEqual([
      ['document.downloaded', 'operator:a', 1],
      ['document.downloaded', 'operator:a', 1],
      ['review.seen', 'operator:a', 1],
      ['review.seen', 'operator:b', 1],
      ['review.seen', 'operator:a', 2],
      ['review.opened', 'system', 1],
    ]);
    expect(entries[4]).toMatchObject({ from: at(1), to: at(2) });
  });

  it('tells who else is at it: others, within ten minutes, each once', () => {
    const trail = [
      act(0, 'operator:early', 'review.seen'),
      act(5, 'operator:b', 'review.seen'),
      act(6, 'operator:me', 'review.seen'),
      act(7, 'operator:b', 'document.seen'),
      act(8, 'applicant', 'review.answered'),
      act(9, 'operator:c', 'review.seen'),
    ];
    expect(othersAtIt(trail, 'me', new Date(at(10)))).toEqual([
      { actor: 'operator:c', at: at(9) },
      { actor: 'operator:b', at: at(7) },
    ]);
  });
});

describe('words of an application', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [12, '1 year'],
    [40, '3 years 4 months'],
  ])('%i months in business: %s', (months, text) => {
    expect(lastingText(months)).toBe(text);
  });

  it('leave what they do not know as it is', () => {
    expect([entityText('corporation'), entityText('trust'), entityText('toString')]).toEqual([
      'Corporation',
      'trust',
      'toString',
    ]);
    expect([phoneText('+14165550123'), phoneText('+4930123')]).toEqual(['(416) 555-0123', '+4930123']);
  });
});

describe('a stored decision', () => {
  const stored = {
    id: '1',
    by: 'rules',
    operatorId: null,
    reviewId: null,
    rulesVersion: '2026-11.1',
    outcome: 'rejected',
    tier: null,
    limit: 0,
    instant: 0,
    reasons: [{ code: 'scoreTooLow', en: '', fr: '' }],
    features: { score: 500, cadAccounts: 1, monthlyRevenue: 2_000_000, depositsPerMonth: 20 },
    decidedAt: '2026-11-24T15:00:00.000Z',
  } as const;

  it('comes out the same again, or says what does not', () => {
    expect(replayed({ ...stored, reasons: [...stored.reasons] })?.same).toBe(true);
    expect(replayed({ ...stored, reasons: [], outcome: 'approved', limit: 100 })).toMatchObject({
      same: false,
      differs: ['outcome', 'limit', 'reasons'],
    });
  });

  it('of rules that are not known, or of a person, is not worked out', () => {
    expect(replayed({ ...stored, reasons: [], rulesVersion: '1999-01.1' })).toEqual({ same: null });
    expect(replayed({ ...stored, reasons: [], by: 'person', rulesVersion: 'person' })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { replayDecision } from '../../../../../server/console/review/form/replay-decision';
import {
  formatEntityType,
  formatPhone,
  formatTimeInBusiness,
} from '../../../../../server/console/review/texts/application-texts';
import {
  featureGroups,
  formatBound,
  formatFigure,
} from '../../../../../server/console/review/texts/feature-texts';
import {
  formatAct,
  formatActor,
  groupEntries,
  listOtherViewers,
} from '../../../../../server/console/review/texts/trail-texts';
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
    expect(formatFigure(name, value)).toBe(text);
  });

  it('all stand in one group each', () => {
    expect(featureGroups.flatMap(({ features }) => features).toSorted()).toEqual(featureNames.toSorted());
  });

  it.each([
    ['score', { below: 540 }, 'less than 540 points'],
    ['nsfCount', { atLeast: 10 }, '10 or more'],
    ['fraudAlert', { atLeast: 1 }, 'yes'],
  ] as const)('%s fire at %j: %s', (name, bound, text) => {
    expect(formatBound(name, bound)).toBe(text);
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
    expect(formatAct({ act, details })).toMatch(words);
  });

  it('that is not known, or is named as what every object has, reads as its code', () => {
    expect(formatAct({ act: 'engine.warmUp', details: {} })).toBe('engine warm up');
    expect(formatAct({ act: 'constructor', details: {} })).toBe('constructor');
    expect(formatAct({ act: 'review.opened', details: { kind: 'toString' } })).toContain('toString');
  });

  it('is somebody’s by name', () => {
    const names = new Map([['7', 'Alex Roy']]);
    expect(
      ['applicant', 'system', 'merchant:1', 'operator:7', 'operator:8'].map((actor) =>
        formatActor(actor, names),
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
    const entries = groupEntries([
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
    expect(listOtherViewers(trail, 'me', new Date(at(10)))).toEqual([
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
    expect(formatTimeInBusiness(months)).toBe(text);
  });

  it('leave what they do not know as it is', () => {
    expect([
      formatEntityType('corporation'),
      formatEntityType('trust'),
      formatEntityType('toString'),
    ]).toEqual(['Corporation', 'trust', 'toString']);
    expect([formatPhone('+14165550123'), formatPhone('+4930123')]).toEqual(['(416) 555-0123', '+4930123']);
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
    expect(replayDecision({ ...stored, reasons: [...stored.reasons] })?.same).toBe(true);
    expect(replayDecision({ ...stored, reasons: [], outcome: 'approved', limit: 100 })).toMatchObject({
      same: false,
      differs: ['outcome', 'limit', 'reasons'],
    });
  });

  it('of rules that are not known, or of a person, is not worked out', () => {
    expect(replayDecision({ ...stored, reasons: [], rulesVersion: '1999-01.1' })).toEqual({ same: null });
    expect(replayDecision({ ...stored, reasons: [], by: 'person', rulesVersion: 'person' })).toBeNull();
  });
});

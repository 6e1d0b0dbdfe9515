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

describe('figures in words', () => {
  it.each([
    ['monthlyRevenue', 1_234_500, '$12,345'],
    ['averageDailyBalance', -12_34, '-$12.34'],
    ['ageYears', 1, '1 year'],
    ['monthsInBusiness', 40, '40 months'],
    ['revenueTrendPercent', -12, '-12%'],
    ['fraudAlert', 1, 'yes'],
    ['fraudAlert', 0, 'no'],
    ['nsfCount', 0, '0'],
    ['score', null, 'unknown'],
    ['score', undefined, 'unknown'],
  ] as const)('%s of %j read as %s', (name, value, text) => {
    expect(formatFigure(name, value)).toBe(text);
  });

  it('a bound that counts from a limit on says so', () => {
    expect(formatBound('registryUnavailable', { atLeast: 1, fromLimit: 1_000_000 })).toBe(
      'yes, from a limit of $10,000',
    );
  });

  it('every figure is in exactly one group', () => {
    expect(featureGroups.flatMap(({ features }) => features).toSorted()).toEqual(featureNames.toSorted());
  });

  it.each([
    ['score', { below: 540 }, 'less than 540 points'],
    ['nsfCount', { atLeast: 10 }, '10 or more'],
    ['fraudAlert', { atLeast: 1 }, 'yes'],
  ] as const)('%s applies at %j: %s', (name, bound, text) => {
    expect(formatBound(name, bound)).toBe(text);
  });
});

describe('an audit act in words', () => {
  it.each([
    [
      'review.asked',
      { items: 'photoId explanation' },
      /^requested information from the applicant: government-issued .*; an explanation/,
    ],
    ['review.decided', { decision: 'approve' }, /^approved the application$/],
    [
      'scoring.decided',
      { outcome: 'manualReview', rulesVersion: '2026-11.1' },
      /^decided by the rules \(2026-11\.1\): referred to manual review$/,
    ],
    ['scoring.decided', { outcome: 'rejected', rulesVersion: 'person' }, /^stored the decision: rejected$/],
    ['document.refused', { problem: 'infected' }, /^rejected a document: malware/],
    ['review.answered', { documents: 1 }, /^responded with a document$/],
    ['review.answered', { documents: 0 }, /^responded without documents$/],
    ['checkout.refunded', { amountCents: 12_50 }, /^refunded \$12\.50$/],
    ['checkout.captured', { amountCents: 12_50 }, /^captured \$12\.50, which is now owed and paid out$/],
    [
      'checkout.released',
      { amountCents: 12_50, reason: 'expired' },
      /^released \$12\.50: not captured within 30 days$/,
    ],
  ])('%s %j reads %s', (act, details, words) => {
    expect(formatAct({ act, details })).toMatch(words);
  });

  it('an unknown act, or one named like an Object property, is shown as its code', () => {
    expect(formatAct({ act: 'engine.warmUp', details: {} })).toBe('engine warm up');
    expect(formatAct({ act: 'constructor', details: {} })).toBe('constructor');
    expect(formatAct({ act: 'review.opened', details: { kind: 'toString' } })).toContain('toString');
  });

  it('an act names its author', () => {
    const names = new Map([['7', 'Alex Roy']]);
    expect(
      ['applicant', 'system', 'merchant:1', 'operator:7', 'operator:8'].map((actor) =>
        formatActor(actor, names),
      ),
    ).toEqual(['Applicant', 'System', 'Merchant', 'Alex Roy', 'An operator']);
  });
});

describe('an audit trail', () => {
  const at = (minute: number): string => new Date(Date.UTC(2026, 10, 24, 15, minute)).toISOString();
  const act = (minute: number, actor: string, name: string) => ({
    at: at(minute),
    actor,
    act: name,
    details: {},
  });

  it('the trail is newest first, with a person’s successive views as one', () => {
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

  it('the trail shows who else is viewing: others, within ten minutes, each once', () => {
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

describe('an application’s codes in words', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [12, '1 year'],
    [40, '3 years 4 months'],
  ])('%i months in business: %s', (months, text) => {
    expect(formatTimeInBusiness(months)).toBe(text);
  });

  it('an unknown code is shown unchanged', () => {
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

  it('a stored decision reproduces, or the differences are named', () => {
    expect(replayDecision({ ...stored, reasons: [...stored.reasons] })?.same).toBe(true);
    expect(replayDecision({ ...stored, reasons: [], outcome: 'approved', limit: 100 })).toMatchObject({
      same: false,
      differs: ['outcome', 'limit', 'reasons'],
    });
  });

  it('a decision by unknown rules or by a person is not recomputed', () => {
    expect(replayDecision({ ...stored, reasons: [], rulesVersion: '1999-01.1' })).toEqual({ same: null });
    expect(replayDecision({ ...stored, reasons: [], by: 'person', rulesVersion: 'person' })).toBeNull();
  });
});

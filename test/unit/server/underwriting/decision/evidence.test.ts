import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideByFeatures,
  decideWithEvidence,
  replay,
} from '../../../../../server/src/underwriting/decision/decide';
import { countUnproven } from '../../../../../server/src/underwriting/decision/evidence/collect-evidence';
import type {
  DecisionEvidence,
  EvidenceRole,
} from '../../../../../server/src/underwriting/decision/evidence/model';
import type { FeatureName } from '../../../../../server/src/underwriting/decision/model/feature-names';
import type { DecisionInput } from '../../../../../server/src/underwriting/decision/model/input';
import type { Rules } from '../../../../../server/src/underwriting/decision/rules/rules';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { currentRules } from '../../../../../server/src/underwriting/decision/rules/versions';
import {
  AS_OF,
  buildAccount,
  buildBureauReport,
  buildInput,
  buildSteadySales,
  buildTransaction,
  daysAgo,
} from './build-input';
import { cases } from './cases';
import { histories } from './histories';

const withLines = (...lines: readonly (readonly [day: number, amount: number, text: string])[]) =>
  buildInput({
    accounts: [
      buildAccount([...buildSteadySales(), ...lines.map((line) => buildTransaction(...line))], 9_000_000, {
        ending: '4411',
      }),
    ],
  });
const weekly = (amount: number, text: string) =>
  Array.from({ length: 12 }, (_, week) => [week * 7 + 1, amount, text] as const);
const lenders = ['ONDECK CANADA PAD', 'MERCHANT GROWTH PAD', 'THINKING CAPITAL PAD', 'ICAPITAL PAD'];

/** An application for each rule that rejects, and how its evidence begins. */
const rejected: Readonly<
  Record<string, readonly [DecisionInput, FeatureName, EvidenceRole | 'days' | null]>
> = {
  underAge: [
    buildInput({ person: { ...buildInput().person, dob: '2009-01-01', province: 'ON' } }),
    'yearsSinceMajority',
    null,
  ],
  bankruptcy: [
    buildInput({ bureau: buildBureauReport({ monthsSinceBankruptcy: 5 }) }),
    'monthsSinceBankruptcy',
    null,
  ],
  scoreTooLow: [buildInput({ bureau: buildBureauReport({ score: 500 }) }), 'score', null],
  openCollections: [
    buildInput({ bureau: buildBureauReport({ openCollections: 3 }) }),
    'openCollections',
    null,
  ],
  frequentNsf: [withLines(...weekly(-4_800, 'NSF FEE')), 'nsfCount', 'returned'],
  manyNegativeDays: [
    buildInput({ accounts: [buildAccount(buildSteadySales(), 0, { balance: -9_000_000 })] }),
    'daysNegative',
    'days',
  ],
  tooManyLenders: [
    withLines(...lenders.map((text, day) => [day + 3, -2_000, text] as const)),
    'lenderCount',
    'repayments',
  ],
  debtServiceTooHigh: [
    withLines(...weekly(-260_000, 'ONDECK CANADA PAD')),
    'debtServiceNetPercent',
    'repayments',
  ],
  revenueTooLow: [
    buildInput({ accounts: [buildAccount(buildSteadySales(4_000))] }),
    'monthlyRevenue',
    'sales',
  ],
  tooFewDeposits: [
    buildInput({
      accounts: [
        buildAccount(Array.from({ length: 12 }, (_, index) => buildTransaction(index * 15, 6_000_000))),
      ],
    }),
    'depositsPerMonth',
    'sales',
  ],
  businessTooYoung: [
    buildInput({ business: { ...buildInput().business, months: 3 } }),
    'monthsInBusiness',
    null,
  ],
  limitBelowMinimum: [
    buildInput({
      accounts: [
        buildAccount(
          Array.from({ length: 300 }, (_, day) => [
            buildTransaction(day, 100_000),
            buildTransaction(day, -100_000, 'SUPPLIER PAYMENT'),
          ]).flat(),
          5_000,
        ),
      ],
    }),
    'averageDailyBalance',
    'days',
  ],
};

const listLines = (evidence: DecisionEvidence | null, feature: FeatureName, role: EvidenceRole) =>
  evidence?.figures
    .find((figure) => figure.feature === feature)
    ?.parts.find((part) => part.role === role)
    ?.lines.flatMap((place) => evidence.lines[place] ?? []) ?? [];

describe('the evidence of a decision', () => {
  it('is there for every rule that rejects by itself', () => {
    expect(Object.keys(rejected).sort()).toEqual(
      [...currentRules.knockouts.map(({ code }) => code), 'limitBelowMinimum'].sort(),
    );
  });

  it.each(Object.entries(rejected))('of %s gives its figure', (code, [input, feature, first]) => {
    const { decision, evidence } = decideWithEvidence(input);
    expect(decision).toMatchObject({ outcome: 'rejected' });
    expect(evidence?.reasons).toContainEqual({ code, features: [feature] });
    const figure = evidence?.figures.find((each) => each.feature === feature);
    expect(figure).toMatchObject({ value: decision.features[feature], proven: true });
    if (first === 'days') expect(figure?.days.length).toBeGreaterThan(0);
    else if (first !== null) expect(listLines(evidence, feature, first).length).toBeGreaterThan(0);
    else expect([figure?.parts, figure?.days]).toEqual([[], []]);
  });

  it('is the very transactions, with account, category and rule', () => {
    const { evidence } = decideWithEvidence(withLines(...weekly(-4_800, 'NSF FEE')));
    const lines = listLines(evidence, 'nsfCount', 'returned');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toEqual({
      account: 0,
      date: daysAgo(78),
      description: 'NSF FEE',
      amount: -4_800,
      category: 'nsf-fee',
      rule: expect.stringMatching(/^\w+\.\w+$/),
    });
    expect(evidence).toMatchObject({ asOf: AS_OF, accounts: [{ ending: '4411' }] });
  });

  it('lists the credits that are no sales beside the sales, and what counts of a sale', () => {
    const { evidence } = decideWithEvidence(
      buildInput({
        accounts: [
          buildAccount([
            ...buildSteadySales(4_000),
            buildTransaction(20, 900_000, 'ONDECK CANADA LOAN ADVANCE'),
            buildTransaction(12, 50_000, 'E-TRANSFER FROM PAT SMITH'),
            buildTransaction(11, -20_000, 'E-TRANSFER TO PAT SMITH'),
          ]),
        ],
      }),
    );
    expect(listLines(evidence, 'monthlyRevenue', 'notSales')).toEqual([
      expect.objectContaining({ amount: 900_000, category: 'loan-proceeds' }),
    ]);
    expect(
      listLines(evidence, 'monthlyRevenue', 'sales').filter(({ counted }) => counted !== undefined),
    ).toEqual([expect.objectContaining({ amount: 50_000, counted: 30_000 })]);
  });

  it('is kept for what a person may look at, and for nothing that is granted at once', () => {
    const outcomes = Object.values(cases).map((input) => {
      const { decision, evidence } = decideWithEvidence(input);
      return [decision.outcome, evidence !== null] as const;
    });
    expect(new Set(outcomes.filter(([, kept]) => kept).map(([outcome]) => outcome))).toEqual(
      new Set(['rejected', 'manualReview', 'preQualified']),
    );
    expect(new Set(outcomes.filter(([, kept]) => !kept).map(([outcome]) => outcome))).toEqual(
      new Set(['instantlyApproved', 'approved', 'sinNeeded']),
    );
    expect(decideWithEvidence(cases.rejected, rules2026112)).toMatchObject({
      decision: { outcome: 'rejected' },
      evidence: null,
    });
  });

  it('of any history gives the figures of every rejection, and names each reason', () => {
    fc.assert(
      fc.property(histories, ({ input }) => {
        const { decision, evidence } = decideWithEvidence(input);
        if (evidence === null) return;
        expect(evidence.reasons.map(({ code }) => code)).toEqual(decision.reasons);
        expect(decision.reasons).not.toContain('evidenceMissing');
        if (decision.outcome === 'rejected') expect(countUnproven(evidence)).toBe(0);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a rule whose figure no transaction proves', () => {
  const unproven: Rules = {
    ...currentRules,
    knockouts: [...currentRules.knockouts, { code: 'shortHistory', feature: 'historyDays', below: 400 }],
  };
  const { decision } = decideWithEvidence(buildInput(), unproven);

  it('rejects nobody by itself: a person decides', () => {
    expect(decision).toMatchObject({ outcome: 'manualReview', limit: 0, features: { unprovenReasons: 1 } });
    expect(decision.reasons).toContain('evidenceMissing');
  });

  it('is replayed so, and decisions from before have nothing to prove', () => {
    expect(decideByFeatures(decision.features, unproven)).toEqual(decision);
    const { unprovenReasons: _, ...before } = decideWithEvidence(cases.rejected).decision.features;
    expect(replay({ rulesVersion: currentRules.version, features: before }).outcome).toBe('rejected');
  });
});

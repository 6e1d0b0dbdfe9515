import { describe, expect, it } from 'vitest';
import { decide, replay } from '../../../../../server/src/underwriting/decision/decide';
import { featureLabelsEn } from '../../../../../server/src/underwriting/decision/labels/en';
import { featureLabelsFr } from '../../../../../server/src/underwriting/decision/labels/fr';
import { reasonCodes } from '../../../../../server/src/underwriting/decision/reasons/codes';
import { reasonsEn } from '../../../../../server/src/underwriting/decision/reasons/en';
import { reasonsFr } from '../../../../../server/src/underwriting/decision/reasons/fr';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { rules202612 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12';
import {
  buildAccount,
  buildBureauReport,
  buildInput,
  buildSteadySales,
  buildTransaction,
} from './build-input';

const days = (count: number, step = 1) => Array.from({ length: count }, (_, index) => index * step);

describe('the outcome of a decision', () => {
  it('strong steady sales are pre-qualified, with $25,000 available at once', () => {
    const decision = decide(buildInput());
    expect(decision).toMatchObject({ outcome: 'preQualified', tier: 'A', instant: 2_500_000 });
    expect(decision.limit).toBeGreaterThan(2_500_000);
    expect(decision.limit % 10_000).toBe(0);
  });

  it('a limit within the instant part is instantly approved', () => {
    const decision = decide(buildInput({ accounts: [buildAccount(buildSteadySales(40_000))] }));
    expect(decision).toMatchObject({
      outcome: 'instantlyApproved',
      tier: 'A',
      reasons: ['limitedByRevenue'],
    });
    expect(decision.instant).toBe(decision.limit);
    // 1.5 times $12,000 a month.
    expect(decision.limit).toBe(1_800_000);
  });

  it('a weaker profile is approved', () => {
    const input = buildInput({
      accounts: [buildAccount(buildSteadySales(40_000))],
      bureau: buildBureauReport({ score: 620 }),
    });
    expect(decide(input)).toMatchObject({ outcome: 'approved', tier: 'C', limit: 960_000 });
  });

  it('an offer under the minimum is a rejection', () => {
    const decision = decide(
      buildInput({ accounts: [buildAccount(buildSteadySales(40_000))], exposure: 1_750_000 }),
    );
    expect(decision).toMatchObject({ outcome: 'rejected', limit: 0, reapplyInDays: 90 });
    expect(decision.reasons).toEqual(['limitBelowMinimum', 'limitedByRevenue', 'limitedByExposure']);
  });

  it('asks for the SIN when the bureau finds no file without it, and then refers to a reviewer', () => {
    const miss = buildInput({ bureau: { status: 'noFile' } });
    expect(decide(miss)).toMatchObject({ outcome: 'sinNeeded', limit: 0, tier: null });
    const again = { ...miss, person: { ...miss.person, sinConfirmed: true } };
    expect(decide(again)).toMatchObject({ outcome: 'manualReview', instant: 0 });
    expect(decide(again).reasons[0]).toBe('noBureauFile');
  });

  it.each([
    ['bureauUnavailable', buildInput({ bureau: { status: 'unavailable' } })],
    ['fraudAlert', buildInput({ bureau: buildBureauReport({ fraudAlert: true }) })],
    ['thinBureauFile', buildInput({ bureau: buildBureauReport({ score: null }) })],
    ['noCadAccount', buildInput({ accounts: [buildAccount(buildSteadySales(), 0, { currency: 'USD' })] })],
    ['noCadAccount', buildInput({ accounts: [] })],
    ['noCadAccount', buildInput({ accounts: [buildAccount(buildSteadySales(), 0, { operating: false })] })],
    [
      'holderMismatch',
      buildInput({ accounts: [buildAccount(buildSteadySales(), 0, { holder: 'Someone Else Ltd.' })] }),
    ],
    ['balanceUnknown', buildInput({ accounts: [buildAccount(buildSteadySales(), 0, { balance: null })] })],
    [
      'shortHistory',
      buildInput({ accounts: [buildAccount(days(60).map((day) => buildTransaction(day, 200_000)))] }),
    ],
  ])('refers to a reviewer, never rejects: %s', (code, input) => {
    const decision = decide(input);
    expect(decision.outcome).toBe('manualReview');
    expect(decision.reasons).toContain(code);
    expect(decision.reapplyInDays).toBeNull();
  });

  it.each([
    ['underAge', buildInput({ person: { ...buildInput().person, dob: '2010-01-01' } })],
    ['bankruptcy', buildInput({ bureau: buildBureauReport({ monthsSinceBankruptcy: 11 }) })],
    ['scoreTooLow', buildInput({ bureau: buildBureauReport({ score: 520 }) })],
    ['openCollections', buildInput({ bureau: buildBureauReport({ openCollections: 3 }) })],
    [
      'frequentNsf',
      buildInput({
        accounts: [
          buildAccount([
            ...buildSteadySales(),
            ...days(12).map((day) => buildTransaction(day * 9, -4_800, 'NSF FEE')),
          ]),
        ],
      }),
    ],
    [
      'manyNegativeDays',
      buildInput({ accounts: [buildAccount(buildSteadySales(), 0, { balance: -3_000_000 })] }),
    ],
    [
      'tooManyLenders',
      buildInput({
        accounts: [
          buildAccount([
            ...buildSteadySales(),
            ...['ONDECK CANADA', 'DRIVEN FIN', 'CLEARCO', '2M7 FINANCIAL'].map((lender) =>
              buildTransaction(12, -40_000, `PAD ${lender}`),
            ),
          ]),
        ],
      }),
    ],
    [
      'debtServiceTooHigh',
      buildInput({
        accounts: [
          buildAccount(
            [
              ...buildSteadySales(),
              ...days(12).map((week) => buildTransaction(week * 7, -300_000, 'OnDeck PAD')),
            ],
            9_000_000,
          ),
        ],
      }),
    ],
    ['revenueTooLow', buildInput({ accounts: [buildAccount(buildSteadySales(5_000))] })],
    [
      'tooFewDeposits',
      buildInput({
        accounts: [buildAccount(days(12).map((month) => buildTransaction(month * 30, 2_000_000)))],
      }),
    ],
  ])('rejects for 90 days: %s', (code, input) => {
    const decision = decide(input);
    expect(decision).toMatchObject({ outcome: 'rejected', limit: 0, instant: 0, reapplyInDays: 90 });
    expect(decision.reasons).toContain(code);
  });

  it('rejects for 30 days when only the age of the business is too low', () => {
    const young = buildInput({ bureau: buildBureauReport({ monthsRegistered: 4 }) });
    expect(decide(young)).toMatchObject({ reasons: ['businessTooYoung'], reapplyInDays: 30 });
    const both = buildInput({ bureau: buildBureauReport({ monthsRegistered: 4, score: 500 }) });
    expect(decide(both).reapplyInDays).toBe(90);
  });

  it('deducts what the customer owes and can still draw elsewhere', () => {
    const free = decide(buildInput());
    const held = decide(buildInput({ exposure: 1_000_000 }));
    expect(held.limit).toBe(free.limit - 1_000_000);
    expect(held.reasons).toContain('limitedByExposure');
  });
});

it('replays a stored decision with the same result', () => {
  const decision = decide(buildInput());
  const stored = JSON.parse(JSON.stringify(decision)) as typeof decision;
  expect(replay(stored)).toEqual(decision);
  expect(() => replay({ ...stored, rulesVersion: '1999-01.1' })).toThrow(RangeError);
});

it('says in both languages that what is owed and what can still be drawn is deducted', () => {
  for (const text of [reasonsEn.limitedByExposure, featureLabelsEn.exposure])
    expect(text).toMatch(/owed and .*still available from other applications/i);
  for (const text of [reasonsFr.limitedByExposure, featureLabelsFr.exposure])
    expect(text).toMatch(/solde dû et .*crédit.* disponible.*autres demandes/i);
});

it('has a text for every reason in both languages', () => {
  for (const code of reasonCodes) {
    expect(reasonsEn[code].length).toBeGreaterThan(10);
    expect(reasonsFr[code].length).toBeGreaterThan(10);
    expect(reasonsFr[code]).not.toBe(reasonsEn[code]);
  }
});

describe('majority by province', () => {
  const decideAt = (dob: string, province: string | undefined, rules = rules202612) => {
    const { person } = buildInput();
    return decide(buildInput({ person: { ...person, dob, ...(province && { province }) } }), rules);
  };

  it('is at 19 in British Columbia, and at 18 in Ontario or where the province is unknown', () => {
    const born = { eighteen: '2008-11-20', nineteen: '2007-11-20', seventeen: '2008-11-21' };
    expect(decideAt(born.eighteen, 'BC')).toMatchObject({ outcome: 'rejected', reasons: ['underAge'] });
    expect(decideAt(born.eighteen, 'ON').outcome).toBe('preQualified');
    expect(decideAt(born.eighteen, undefined).outcome).toBe('preQualified');
    expect(decideAt(born.nineteen, 'BC').outcome).toBe('preQualified');
    expect(decideAt(born.seventeen, 'ON').reasons).toEqual(['underAge']);
  });

  it('was at 18 everywhere by the rules before', () => {
    expect(decideAt('2008-11-20', 'BC', rules2026112).outcome).toBe('preQualified');
  });
});

import { describe, expect, it } from 'vitest';
import { decide, replay } from '../../../../../server/src/underwriting/decision/decide';
import { explainStored } from '../../../../../server/src/underwriting/decision/explain';
import type { Decision } from '../../../../../server/src/underwriting/decision/model/decision';
import type { Features } from '../../../../../server/src/underwriting/decision/model/feature-names';
import type {
  DecisionInput,
  DueDiligenceFigures,
} from '../../../../../server/src/underwriting/decision/model/input';
import type { Rules } from '../../../../../server/src/underwriting/decision/rules/rules';
import { rules202611 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { rules202612 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12';
import { rules2026122 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-2';
import { rules2026123 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-3';
import { rules2026124 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-4';
import { rules2026125 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-5';
import { rules2026126 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-6';
import { rules2026127 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-12-7';
import { currentRules, getRules } from '../../../../../server/src/underwriting/decision/rules/versions';
import { buildAccount, buildInput, buildSteadySales } from './build-input';
import { cases } from './cases';
import decided from './decided-2026-11-1.json';
import decided2 from './decided-2026-11-2.json';
import decided4 from './decided-2026-12-2.json';
import decided5 from './decided-2026-12-3.json';
import decided6 from './decided-2026-12-4.json';
import decided7 from './decided-2026-12-5.json';
import decided8 from './decided-2026-12-6.json';
import decided9 from './decided-2026-12-7.json';

/** As version 2026-11.1 stored them, before there was another. */
const old = decided as unknown as readonly (Omit<Decision, 'features'> & { features: Partial<Features> })[];

it('replays decisions of version 2026-11.1 with the same results, without the newer figures', () => {
  expect(new Set(old.map(({ outcome }) => outcome))).toEqual(
    new Set(['instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview', 'sinNeeded']),
  );
  for (const stored of old) {
    expect(stored.rulesVersion).toBe('2026-11.1');
    expect(stored.features).not.toHaveProperty('missingMonths');
    expect(replay(stored)).toMatchObject(stored);
    expect(replay(stored).features).toMatchObject({ missingMonths: null, revenueBesideLargest: null });
  }
});

it('decides by version 2026-11.2 as it did while that was current, and replays it', () => {
  expect(new Set(Object.values(decided2).map(({ outcome }) => outcome))).toEqual(
    new Set(['instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview', 'sinNeeded']),
  );
  for (const [name, stored] of Object.entries(decided2)) {
    expect(decide(cases[name as keyof typeof cases], rules2026112)).toMatchObject(stored);
    expect(replay(stored)).toMatchObject(stored);
  }
});

it('decides by version 2026-12.2 as it did while that was current, and replays it', () => {
  for (const [name, stored] of Object.entries(decided4)) {
    expect(decide(cases[name as keyof typeof cases], rules2026122)).toMatchObject(stored);
    expect(replay(stored)).toMatchObject(stored);
    expect(replay(stored).features).toMatchObject({ roundTripMonthly: null, roundTripPercent: null });
  }
});

it('decides by version 2026-12.3 as it did while that was current, and replays it', () => {
  for (const [name, stored] of Object.entries(decided5)) {
    expect(decide(cases[name as keyof typeof cases], rules2026123)).toMatchObject(stored);
    expect(replay(stored)).toMatchObject(stored);
    expect(replay(stored).features).toMatchObject({ roundTripRecentMonthly: null });
  }
  // what the next version decides otherwise is among them
  const other = Object.entries(decided5).filter(
    ([name, stored]) => decide(cases[name as keyof typeof cases]).outcome !== stored.outcome,
  );
  expect(other.map(([name]) => name)).toContain('overdrawnAside');
});

it('decides by version 2026-12.4 as it did while that was current, and replays it', () => {
  for (const [name, stored] of Object.entries(decided6)) {
    expect(decide(cases[name as keyof typeof cases], rules2026124)).toEqual(stored);
    expect(replay(stored as Decision)).toEqual(stored);
  }
});

it('decides by version 2026-12.5 as it did while that was current, and replays it', () => {
  for (const [name, stored] of Object.entries(decided7)) {
    expect(decide(cases[name as keyof typeof cases], rules2026125)).toEqual(stored);
    expect(replay(stored as Decision)).toEqual(stored);
  }
});

it('decides by version 2026-12.6 as it did while that was current, and replays it', () => {
  for (const [name, stored] of Object.entries(decided8)) {
    expect(decide(cases[name as keyof typeof cases], rules2026126)).toEqual(stored);
    expect(replay(stored as Decision)).toEqual(stored);
  }
});

it('decides by version 2026-12.7 as it did while that was current, and replays it', () => {
  for (const [name, stored] of Object.entries(decided9)) {
    expect(decide(cases[name as keyof typeof cases], rules2026127)).toEqual(stored);
    expect(replay(stored as Decision)).toEqual(stored);
  }
});

it('explains old decisions by their own conditions', () => {
  for (const stored of old) {
    const { checks, limit } = explainStored(stored);
    expect(checks.map(({ code }) => code)).not.toContain('monthsMissing');
    expect(limit.terms.map(({ term }) => term)).not.toContain('concentration');
  }
});

it('can decide by an older version on request', () => {
  const gone = buildInput({ accounts: [buildAccount(buildSteadySales().slice(0, 60))] });
  expect(decide(gone, rules202611).reasons).not.toContain('monthsMissing');
  expect(decide(gone).reasons).toContain('monthsMissing');
});

it('finds each version by name, including the current one', () => {
  expect(getRules('2026-11.1')).toBe(rules202611);
  expect(getRules('2026-11.2')).toBe(rules2026112);
  expect(getRules(currentRules.version)).toBe(currentRules);
  expect(() => getRules('person')).toThrow(RangeError);
});

it('writes keywords in the normalised form of descriptions', () => {
  const listWords = ({ words }: Rules) => [
    ...words.credits.flatMap((kind) => kind.words),
    ...words.nsf,
    ...words.lenders,
    ...(words.payers?.intermediaries ?? []),
    ...(words.payers?.filler ?? []),
  ];
  for (const rules of [rules202611, rules2026112, rules202612, currentRules])
    for (const word of listWords(rules)) expect(word).toMatch(/^[A-Z0-9]+( [A-Z0-9]+)* ?$/);
});

describe('who applies', () => {
  const fine = { registry: 'active', namesToConfirm: 0, currentList: true } as const;
  const large = buildInput({ accounts: [buildAccount(buildSteadySales())] });
  const small = buildInput({ accounts: [buildAccount(buildSteadySales(21_000))] });
  const decideWith = (input: DecisionInput, found: Partial<DueDiligenceFigures>) =>
    decide({ ...input, dueDiligence: { ...fine, ...found } }, rules2026122);

  it('changes nothing where all is confirmed, or was not asked', () => {
    for (const input of [large, small]) {
      const before = decide(input, rules202612);
      expect(decideWith(input, {})).toMatchObject({ outcome: before.outcome, reasons: before.reasons });
      expect(decide(input, rules2026122).outcome).toBe(before.outcome);
    }
    expect(decideWith(large, {}).limit).toBeGreaterThan(1_000_000);
    expect(decideWith(small, {}).limit).toBeLessThan(1_000_000);
  });

  it.each([
    ['businessNotFound', { registry: 'notFound' }, true],
    ['businessInactive', { registry: 'inactive' }, true],
    ['namesToConfirm', { namesToConfirm: 1 }, true],
    ['registryUnavailable', { registry: 'unavailable' }, false],
    ['screeningOutdated', { currentList: false }, false],
  ] as const)('%s goes to a person, from the amount of its rule', (code, found, fromFirstDollar) => {
    expect(decideWith(large, found)).toMatchObject({
      outcome: 'manualReview',
      reasons: expect.arrayContaining([code]),
    });
    expect(decideWith(small, found).outcome === 'manualReview').toBe(fromFirstDollar);
    // the versions before do not know it
    expect(decide({ ...large, dueDiligence: { ...fine, ...found } }, rules202612).outcome).not.toBe(
      'manualReview',
    );
  });

  it('never rejects for it, and a name to confirm goes to a person where the rules would reject', () => {
    const young = buildInput({ person: { ...large.person, dob: '2012-01-01', province: 'ON' } });
    expect(decideWith(young, { registry: 'notFound' }).outcome).toBe('rejected');
    const decision = decideWith(young, { namesToConfirm: 2 });
    expect(decision).toMatchObject({
      outcome: 'manualReview',
      limit: 0,
      reasons: ['namesToConfirm', 'underAge'],
    });
    expect(replay(decision)).toEqual(decision);
  });
});

import { expect, it } from 'vitest';
import { decide, replay } from '../../../../../server/src/underwriting/decision/decide';
import { explainStored } from '../../../../../server/src/underwriting/decision/explain';
import type { Decision } from '../../../../../server/src/underwriting/decision/model/decision';
import type { Features } from '../../../../../server/src/underwriting/decision/model/feature-names';
import type { Rules } from '../../../../../server/src/underwriting/decision/rules/rules';
import { rules202611 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11';
import { rules2026112 } from '../../../../../server/src/underwriting/decision/rules/rules-2026-11-2';
import { currentRules, getRules } from '../../../../../server/src/underwriting/decision/rules/versions';
import { buildAccount, buildInput, buildSteadySales } from './build-input';
import { cases } from './cases';
import decided from './decided-2026-11-1.json';
import decided2 from './decided-2026-11-2.json';

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
  const wordsOf = ({ words }: Rules) => [
    ...words.credits.flatMap((kind) => kind.words),
    ...words.nsf,
    ...words.lenders,
    ...(words.payers?.intermediaries ?? []),
    ...(words.payers?.filler ?? []),
  ];
  for (const rules of [rules202611, rules2026112, currentRules])
    for (const word of wordsOf(rules)) expect(word).toMatch(/^[A-Z0-9]+( [A-Z0-9]+)* ?$/);
});

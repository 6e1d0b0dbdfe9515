import { expect, it } from 'vitest';
import { decide } from '../../../../../server/src/underwriting/decision/decide';
import { explain, explainStored } from '../../../../../server/src/underwriting/decision/explain';
import {
  featureNames,
  featureUnits,
} from '../../../../../server/src/underwriting/decision/model/feature-names';
import { currentRules } from '../../../../../server/src/underwriting/decision/rules/versions';
import { buildAccount, buildInput, buildSteadySales, buildTransaction } from './build-input';
import { cases } from './cases';

const each = Object.entries(cases).map(([name, input]) => ({ name, input }));

it.each(each)('names what led to the result, and nothing else: $name', ({ input }) => {
  const decision = decide(input);
  const told = explain(input);
  expect(told.decision).toEqual(decision);
  const fired = (group: string) =>
    told.checks.filter((check) => check.group === group && check.fired).map(({ code }) => code);
  const knockouts = fired('knockout');
  if (knockouts.length > 0) expect(decision.reasons).toEqual(knockouts);
  else
    expect(decision.reasons).toEqual(
      expect.arrayContaining(decision.outcome === 'sinNeeded' ? [] : fired('review')),
    );
  expect(told.checks).toHaveLength(currentRules.knockouts.length + currentRules.reviews.length);
  expect(told.reasons.map(({ code }) => code)).toEqual(decision.reasons);
});

it.each(each)('shows a limit that follows from its terms: $name', ({ input }) => {
  const { decision, limit, tiers } = explain(input);
  const gross = Math.min(...limit.terms.map(({ amount }) => amount));
  expect(limit.terms.filter(({ binding }) => binding)).toMatchObject([{ amount: gross }]);
  expect(limit.result).toBe(Math.floor(Math.max(0, gross - limit.deducted) / 10_000) * 10_000);
  if (decision.tier !== null) {
    expect(decision.limit).toBe(
      limit.result < limit.min && decision.outcome === 'rejected' ? 0 : limit.result,
    );
    expect(
      tiers
        .map(({ tier }) => tier)
        .sort()
        .at(-1),
    ).toBe(decision.tier);
  }
});

it('gives the reason of the lowest term', () => {
  const binding = (input: Parameters<typeof explain>[0]) =>
    explain(input).limit.terms.find((term) => term.binding)?.code;
  expect(binding(cases.granted)).toBe('limitedByRevenue');
  expect(binding(cases.poor)).toBe('limitedByBalance');
  expect(binding(cases.falling)).toBe('limitedByRecentRevenue');
  const large = Array.from({ length: 300 }, (_, day) => buildTransaction(day, 100_000, 'EFT ACME HOTELS'));
  expect(binding(buildInput({ accounts: [buildAccount(large)] }))).toBe('limitedByConcentration');
  expect(binding(buildInput({ accounts: [buildAccount(buildSteadySales(900_000), 99_000_000)] }))).toBe(
    'limitedByTier',
  );
});

it('shows each figure with its threshold', () => {
  const { checks } = explain(cases.rejected);
  expect(checks).toContainEqual({
    group: 'knockout',
    code: 'scoreTooLow',
    feature: 'score',
    value: 500,
    bound: { below: 540 },
    fired: true,
    setAside: false,
  });
  expect(checks).toContainEqual(
    expect.objectContaining({ code: 'openCollections', value: 0, bound: { atLeast: 3 }, fired: false }),
  );
});

it('marks figures that are low only for lack of banking', () => {
  const aside = (input: Parameters<typeof explain>[0]) =>
    explain(input)
      .checks.filter((check) => check.setAside)
      .map(({ code }) => code);
  expect(aside(cases.blind)).toEqual(['revenueTooLow', 'tooFewDeposits']);
  expect(aside(cases.empty)).toEqual(['revenueTooLow', 'tooFewDeposits']);
  expect(aside(cases.rejected)).toEqual([]);
});

it('explains a stored decision in the same way', () => {
  for (const input of Object.values(cases)) {
    const stored = JSON.parse(JSON.stringify(decide(input))) as ReturnType<typeof decide>;
    expect(explainStored(stored)).toEqual(explain(input));
  }
  expect(() => explainStored({ rulesVersion: 'person', features: {} })).toThrow(RangeError);
});

it('knows the unit of each figure', () => {
  expect(Object.keys(featureUnits).sort()).toEqual([...featureNames].sort());
});

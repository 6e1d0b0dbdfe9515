import { expect } from 'vitest';
import { decide, decideWithEvidence } from '../../../../../server/src/underwriting/decision/decide';
import type { BankTransaction } from '../../../../../server/src/underwriting/decision/model/input';
import type { Rules } from '../../../../../server/src/underwriting/decision/rules/rules';
import { buildAccount, buildInput, buildSteadySales } from './build-input';

/** $12,000 a month by card; the sales set the limit. */
export const withLines = (...lines: readonly BankTransaction[]) =>
  buildInput({ accounts: [buildAccount([...buildSteadySales(40_000), ...lines], 9_000_000)] });
const without = withLines();

/** Amounts of the lines that the evidence shows as round trips, in order. */
export function listTripAmounts({ evidence }: ReturnType<typeof decideWithEvidence>) {
  const figure = evidence?.figures.find(({ feature }) => feature === 'roundTripPercent');
  const shown = figure?.parts.flatMap((part) => part.lines.map((index) => evidence?.lines[index]?.amount));
  return shown?.toSorted();
}

/** The lines raise the limit by the earlier rules. By the later ones they do not, a person decides, and sees all of them. */
export function expectFoundSince(before: Rules, since: Rules, lines: readonly BankTransaction[]): void {
  const after = withLines(...lines);
  expect(decide(after, before).limit).toBeGreaterThan(decide(without, before).limit * 1.05);
  expect(decide(after, since).limit).toBeLessThanOrEqual(decide(without, since).limit * 1.05);
  const result = decideWithEvidence(after, since);
  expect(result.decision).toMatchObject({
    outcome: 'manualReview',
    reasons: expect.arrayContaining(['roundTrips']),
  });
  // a person sees both sides of each
  expect(listTripAmounts(result)).toEqual(lines.map(({ amount }) => amount).toSorted());
}

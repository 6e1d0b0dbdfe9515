import type { Cents } from '../money/cents';
import { computeActuarialRate, computeDisclosureApr } from './apr';
import type { Schedule } from './schedule';

/** Borrower type in terms of the exemptions of SOR/2024-114. A sole proprietor is a natural person. */
export type Borrower = 'naturalPerson' | 'organization';

/** Row of a cap table; the first match applies. `cap` in percent per year, null for no cap. */
export interface CapRule {
  readonly borrower: Borrower | 'any';
  /** Maximum credit advanced, inclusive; null for any. */
  readonly upTo: Cents | null;
  readonly cap: number | null;
}

/** Default: 35 % for every borrower and amount. */
export const uniformCaps: readonly CapRule[] = [{ borrower: 'any', upTo: null, cap: 35 }];

/** Criminal Code s. 347 since 2025-01-01 with the commercial exemptions of SOR/2024-114. */
export const statutoryCaps: readonly CapRule[] = [
  { borrower: 'naturalPerson', upTo: null, cap: 35 },
  { borrower: 'organization', upTo: 10_000_00, cap: 35 },
  { borrower: 'organization', upTo: 500_000_00, cap: 48 },
  { borrower: 'organization', upTo: null, cap: null },
];

/**
 * Cap for a borrower and an amount, in percent; null for no cap. Without a matching rule, the strictest cap
 * applies.
 */
export function getRateCap(rules: readonly CapRule[], borrower: Borrower, amount: Cents): number | null {
  const rule = rules.find(
    (candidate) =>
      (candidate.borrower === 'any' || candidate.borrower === borrower) &&
      (candidate.upTo === null || amount <= candidate.upTo),
  );
  return rule === undefined ? 35 : rule.cap;
}

/** Whether the larger of disclosure APR and actuarial rate reaches the cap. */
export function reachesCap(plan: Schedule, cap: number | null, charges: Cents = 0): boolean {
  if (cap === null) return false;
  return Math.max(computeDisclosureApr(plan, charges), computeActuarialRate(plan, charges)) >= cap;
}

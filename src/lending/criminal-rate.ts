import type { Cents } from '../money/cents';
import { computeActuarialRate, computeDisclosureApr } from './apr';
import type { Schedule } from './schedule';

/** Who borrows, as the exemptions of SOR/2024-114 tell it: a sole proprietor is a natural person. */
export type Borrower = 'naturalPerson' | 'organization';

/** One line of a cap table: the first that fits counts. `cap` in percent a year, null for none. */
export interface CapRule {
  readonly borrower: Borrower | 'any';
  /** Credit advanced, up to and with; null for any. */
  readonly upTo: Cents | null;
  readonly cap: number | null;
}

/** The criminal rate taken as 35 % for everyone: what holds unless a provider configures `statutoryCaps`. */
export const uniformCaps: readonly CapRule[] = [{ borrower: 'any', upTo: null, cap: 35 }];

/** Criminal Code s. 347 since 2025-01-01 with the commercial exemptions of SOR/2024-114. */
export const statutoryCaps: readonly CapRule[] = [
  { borrower: 'naturalPerson', upTo: null, cap: 35 },
  { borrower: 'organization', upTo: 10_000_00, cap: 35 },
  { borrower: 'organization', upTo: 500_000_00, cap: 48 },
  { borrower: 'organization', upTo: null, cap: null },
];

/** The cap for a borrower and an amount, in percent; null for none. Nothing that fits means the strictest rule. */
export function getRateCap(rules: readonly CapRule[], borrower: Borrower, amount: Cents): number | null {
  const rule = rules.find(
    (candidate) =>
      (candidate.borrower === 'any' || candidate.borrower === borrower) &&
      (candidate.upTo === null || amount <= candidate.upTo),
  );
  return rule === undefined ? 35 : rule.cap;
}

/** Whether a schedule reaches the cap by either reading of the rate, the larger one counting. */
export function reachesCap(plan: Schedule, cap: number | null, charges: Cents = 0): boolean {
  if (cap === null) return false;
  return Math.max(computeDisclosureApr(plan, charges), computeActuarialRate(plan, charges)) >= cap;
}

import type { Cents } from '@tamarack/core/money/cents';
import type { ReasonCode } from '../reasons/codes';
import type { Features } from './feature-names';

/** `A` is the best; rates and terms depend on the tier. */
export type Tier = 'A' | 'B' | 'C' | 'D';

export type DecisionOutcome =
  | 'instantlyApproved'
  | 'preQualified'
  | 'approved'
  | 'rejected'
  | 'manualReview'
  | 'sinNeeded';

export interface Decision {
  readonly rulesVersion: string;
  readonly outcome: DecisionOutcome;
  /** Null if no tier was computed: rejected by a knock-out, or the SIN is needed first. */
  readonly tier: Tier | null;
  /** In steps of $100. With `manualReview` a proposal for the reviewer; 0 with `rejected` and `sinNeeded`. */
  readonly limit: Cents;
  /** Part of the limit that needs no final review. */
  readonly instant: Cents;
  /** Principal reasons, most important first. */
  readonly reasons: readonly ReasonCode[];
  /** Days until a new application; only with `rejected`. */
  readonly reapplyInDays: number | null;
  readonly features: Features;
}

import type { Action } from '@tamarack/core/flow/action-guards';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Borrower } from '@tamarack/core/lending/criminal-rate';
import type { Tier } from '@tamarack/core/lending/rate-card';
import type { z } from 'zod';
import type { applicationView } from '../../intake/applications/schemas';
import type { Session } from '../../intake/sessions/session';
import type { Executor } from '../../platform/database/executor';

export type View = z.input<typeof applicationView>;

/** What the parts after the qualification ask of the application. */
export interface ApplicationsPort {
  facts(executor: Executor, applicationId: string): Promise<Facts>;
  /** The fresh view of a session's application. */
  view(session: Session): Promise<View>;
  /**
   * Holds the application's row, refuses with `step-not-allowed` what the facts do not allow, runs `fn` in the same
   * transaction and answers the fresh view.
   */
  mutate(session: Session, action: Action, fn: (trx: Executor) => Promise<void>): Promise<View>;
  borrower(executor: Executor, applicationId: string): Promise<Borrower>;
}

/** What the decision on an application tells the price. */
export interface TierPort {
  /** Null where no decision granted credit. */
  tier(executor: Executor, applicationId: string): Promise<Tier | null>;
}

import type { Facts } from '@tamarack/core/flow/facts';
import type { z } from 'zod';
import type { CheckoutStatus } from '../checkouts/tables';
import type { Executor } from '../database/executor';
import type { pendingCode } from './schemas';

export type PendingCode = z.output<typeof pendingCode>;

export interface Reason {
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

/** What the other areas know of an application: their parts of its facts and of its view. */
export interface Parts {
  scoring(
    executor: Executor,
    applicationId: string,
  ): Promise<Pick<Facts, 'scoring' | 'outcome' | 'reapplyInDays' | 'credit'>>;
  reasons(executor: Executor, applicationId: string): Promise<readonly Reason[]>;
  offers(executor: Executor, applicationId: string): Promise<Pick<Facts, 'option'>>;
  agreements(executor: Executor, applicationId: string): Promise<Pick<Facts, 'agreement'>>;
  pendingCodes(
    executor: Executor,
    applicationId: string,
  ): Promise<{ readonly phone: PendingCode | null; readonly email: PendingCode | null }>;
}

/** What an application makes the other areas do. */
export interface Effects {
  /** The chosen option and an unsigned agreement are void. */
  cancelOffer(trx: Executor, applicationId: string): Promise<void>;
  /** A SIN was saved after the bureau had asked for one. */
  sinSaved(trx: Executor, applicationId: string): Promise<void>;
  setCheckoutStatus(trx: Executor, checkoutId: string, status: CheckoutStatus): Promise<void>;
}

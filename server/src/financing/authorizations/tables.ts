import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { RateBps } from '@tamarack/core/lending/rate';
import type { Instalment } from '@tamarack/core/lending/schedule';
import type { Executor, NullableJson, Timestamp } from '../../platform/database';

/** The amount that a signature authorized its merchant to capture. */
interface PaymentAuthorizationTable {
  id: string;
  checkout_id: string;
  signature_id: string;
  amount_cents: number;
  authorized_at: Timestamp;
  /** Nothing is captured from then on. */
  expires_at: Timestamp;
}

export type ReleaseReason = 'merchant' | 'expired';

/** A capture, or the release of all that is left. */
interface AuthorizationPartTable {
  id: string;
  authorization_id: string;
  /** Total of the authorization: a constraint compares the parts with it. */
  authorized_cents: number;
  kind: 'capture' | 'release';
  amount_cents: number;
  /** The sum of the parts before. */
  before_cents: number;
  occurred_at: Timestamp;
  /** Set for a release. */
  reason: ReleaseReason | null;
  /** Set for a capture, like the following: its repayment schedule. */
  fee_cents: number | null;
  instalments: NullableJson<readonly Instalment[]>;
  due_on: NullableJson<readonly PlainDate[]>;
}

interface AuthorizationStateView {
  id: string;
  checkout_id: string;
  signature_id: string;
  application_id: string;
  merchant_id: string;
  amount_cents: number;
  authorized_at: Date;
  expires_at: Date;
  annual_rate_bps: RateBps;
  term_weeks: number;
  captured_cents: number;
  released_cents: number;
  /** How many. */
  captures: number;
  /** The customer reported that it was not them. */
  frozen: boolean;
}

/** Something of it is neither captured nor released. */
interface OpenAuthorizationView {
  id: string;
  application_id: string;
  checkout_id: string;
  expires_at: Date;
}

/** The area's own tables and views. */
export type AuthorizationsTables = {
  payment_authorization: PaymentAuthorizationTable;
  authorization_part: AuthorizationPartTable;
  /** Views. */
  authorization_state: AuthorizationStateView;
  open_authorization: OpenAuthorizationView;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const authorizationsTables = (executor: Executor) => executor.withTables<AuthorizationsTables>();

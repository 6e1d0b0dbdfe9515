import type { Language } from '@tamarack/core/language';
import type { Selectable } from 'kysely';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { PlainColumn } from '../../platform/keys';
import type { ApplicationTable } from '../applications';

/** Events that a customer is notified of immediately. */
export type AlertKind =
  | 'bankChanged'
  | 'draw'
  | 'emailChanged'
  | 'newDevice'
  | 'numberReleased'
  | 'passkeyAdded'
  | 'phoneChanged'
  /** Has no mail of its own: its link is in the copy of the agreement. */
  | 'signature';

/** Why an operator has to look at an account: the customer reported something, or one purchase needs it. */
export type AccountReviewReason = 'notMe' | 'amount' | 'recentChange';

interface AccountAlertTable {
  id: string;
  customer_id: string;
  application_id: string;
  kind: AlertKind;
  /** See `alert-recipient.ts`. */
  recipient: PlainColumn<string>;
  recipient_cipher: Defaulted<Buffer | null>;
  amount_cents: number | null;
  created_at: Timestamp;
  /** Hash of the token in the mail that was composed last. */
  token_hash: Defaulted<Buffer | null>;
  expires_at: Timestamp;
  used_at: Defaulted<Date | null>;
}

interface AccountReviewTable {
  id: string;
  customer_id: string;
  application_id: string;
  reason: AccountReviewReason;
  alert_id: string | null;
  amount_cents: number | null;
  opened_at: Timestamp;
  outcome: Defaulted<'cleared' | 'refused' | null>;
  resolved_by: Defaulted<string | null>;
  resolved_at: Defaulted<Date | null>;
}

interface CustomerPasskeyTable {
  id: string;
  customer_id: string;
  /** base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  /** The browser and system in which it was created. */
  device: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** A passkey that authenticates a customer. */
export type Proof = 'phone' | 'email' | 'passkey';

interface AccountApplication {
  application_id: string;
  customer_id: string | null;
  language: Language;
  personal: Selectable<ApplicationTable>['personal'];
  phone: string | null;
  merchant_name: string;
  personal_cipher: Buffer | null;
  phone_cipher: Buffer | null;
}

/** The area's own tables. */
export type AccountsTables = {
  account_alert: AccountAlertTable;
  account_review: AccountReviewTable;
  customer_passkey: CustomerPasskeyTable;
};

/** Views. */
type AccountsViews = {
  account_application: AccountApplication;
  account_line: { customer_id: string; since: Date };
  account_device: { session_id: string; customer_id: string; since: Date };
  account_proof: { session_id: string; customer_id: string; factor: Proof };
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const accountsTables = (executor: Executor) => executor.withTables<AccountsTables & AccountsViews>();

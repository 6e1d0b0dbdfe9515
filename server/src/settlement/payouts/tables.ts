import type { Language } from '@tamarack/core/language';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';

interface MerchantPayeeTable {
  id: string;
  merchant_id: string;
  legal_name: string;
  account_cipher: Buffer;
  account_ending: string;
  remittance_email: string | null;
  language: Language;
  created_at: Timestamp;
  replaced_at: Timestamp | null;
}

interface PayeeChangeTable {
  id: string;
  merchant_id: string;
  former_payee_id: string | null;
  legal_name: string;
  account_cipher: Buffer;
  account_ending: string;
  remittance_email: string | null;
  language: Language;
  /** `held`: confirmed, and takes effect at `effective_at`. */
  state: 'proposed' | 'held' | 'applied' | 'cancelled';
  proposed_by: string;
  proposed_at: Timestamp;
  confirmed_by: Defaulted<string | null>;
  confirmed_at: Defaulted<Date | null>;
  effective_at: Defaulted<Date | null>;
  cancelled_by: Defaulted<string | null>;
  closed_at: Defaulted<Date | null>;
}

export type BatchState = 'writing' | 'staged' | 'sent';

interface PayoutBatchTable {
  id: string;
  sequence: number;
  creation_number: number;
  created_on: string;
  due_on: string;
  entries: number;
  total_cents: number;
  sha256: string | null;
  state: BatchState;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}

/** A day whose scheduled batch was created; without `batch_id` there was nothing to pay. */
interface PayoutRunTable {
  day: string;
  batch_id: string | null;
  run_at: Timestamp;
}

export const payoutStates = ['pending', 'batched', 'sent', 'paid', 'returned', 'cancelled'] as const;

export type PayoutState = (typeof payoutStates)[number];

export interface PayoutTable {
  id: string;
  /** `purchase`: owed to the merchant for a signature. `recovery`: owed by the merchant after a refund. */
  kind: 'purchase' | 'recovery';
  merchant_id: string;
  checkout_id: string;
  application_id: string;
  signature_id: string;
  refund_id: string | null;
  /** The capture that it pays; null if it pays the whole signature. */
  capture_id: Defaulted<string | null>;
  /** Initial amount. */
  opened_cents: number;
  /** Amount less the refunds before the payment. */
  cents: number;
  /** Part of `cents` that was withheld from a purchase, or recovered of a recovery. */
  withheld_cents: Defaulted<number>;
  /** Terms of the fee on the day the payout was opened; zero for a recovery. */
  fee_rate_bps: Defaulted<number>;
  fee_fixed_cents: Defaulted<number>;
  /** The provider's fee on `cents`, deducted from the amount sent. */
  fee_cents: Defaulted<number>;
  /** Invoice number, or the merchant's order reference. */
  reference: string | null;
  state: PayoutState;
  return_code: string | null;
  opened_at: Timestamp;
  sent_at: Timestamp | null;
  paid_at: Timestamp | null;
  returned_at: Timestamp | null;
  /** When it was last put back to wait for a batch; null: never, or by the release before. */
  requeued_at: Defaulted<Date | null>;
}

/** One payment of a batch. A returned payout that is retried gets another one. */
interface PayoutEntryTable {
  id: string;
  batch_id: string;
  position: number;
  payout_id: string;
  payee_id: string;
  cents: number;
  /** The cross-reference in the bank's file and reports. */
  trace: string;
  /** As reported by the bank. */
  outcome: 'paid' | 'returned' | null;
  /** When merchant and applicant were notified that it was sent. */
  told_at: Timestamp | null;
}

/** An amount withheld from a payout for a recovery. */
interface PayoutWithholdingTable {
  id: string;
  payout_id: string;
  recovery_id: string;
  cents: number;
  withheld_at: Timestamp;
}

/** The reduction of an unsent payout by a refund. */
interface PayoutReductionTable {
  id: string;
  payout_id: string;
  refund_id: string;
  cents: number;
  reduced_at: Timestamp;
}

/** A signed agreement or a capture, to be paid to its merchant, with the merchant's refunds. */
interface PayablePurchaseView {
  application_id: string;
  signature_id: string;
  checkout_id: string;
  merchant_id: string;
  order_reference: string | null;
  invoice_number: string | null;
  financed_cents: number;
  refunded_cents: number;
  fee_rate_bps: number;
  fee_fixed_cents: number;
  /** Null if the whole signature is paid. */
  capture_id: string | null;
}

/** The area's own tables. */
export type PayoutsTables = {
  merchant_payee: MerchantPayeeTable;
  payee_change: PayeeChangeTable;
  payout: PayoutTable;
  payout_batch: PayoutBatchTable;
  payout_run: PayoutRunTable;
  payout_entry: PayoutEntryTable;
  payout_withholding: PayoutWithholdingTable;
  payout_reduction: PayoutReductionTable;
  /** Views. */
  payable_purchase: PayablePurchaseView;
  /** Payouts of customers whose credit line is frozen. */
  frozen_payout: { payout_id: string };
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const payoutsTables = (executor: Executor) => executor.withTables<PayoutsTables>();

import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { SigningAct } from '@tamarack/core/flow/events';
import type { Language } from '@tamarack/core/language';
import type { ColumnType } from 'kysely';
import type { Executor, Json } from '../../platform/database';

/** Immutable: a trigger refuses every later change. */
type Once<T> = ColumnType<T, T, never>;

interface AgreementTable {
  id: Once<string>;
  application_id: Once<string>;
  option_id: Once<string>;
  language: Once<Language>;
  french_first: Once<boolean>;
  template_id: Once<string>;
  template_version: Once<string>;
  prepared_on: Once<PlainDate>;
  due_on: Json<PlainDate[]>;
  /** Canonical JSON of an `AgreementContent`. */
  content: Once<string>;
  hash: Once<string>;
  served_at: Once<Date>;
}

export interface AgreementSignatureTable {
  id: Once<string>;
  application_id: Once<string>;
  agreement_id: Once<string>;
  option_id: Once<string>;
  checkout_id: Once<string>;
  session_id: Once<string>;
  template_id: Once<string>;
  template_version: Once<string>;
  hash: Once<string>;
  language: Once<Language>;
  french_served_at: Once<Date | null>;
  acts: Json<{ act: SigningAct; at: string }[]>;
  accepted: Once<boolean>;
  signer_name: Once<string>;
  phone: Once<string>;
  phone_verified_at: Once<Date>;
  email: Once<string>;
  email_verified_at: Once<Date>;
  ip: Once<string>;
  user_agent: Once<string>;
  signed_at: Once<Date>;
}

interface AgreementDeliveryTable {
  id: Once<string>;
  signature_id: Once<string>;
  delivered_to: Once<string>;
  delivered_at: Once<Date>;
}

/** The figures of a signed agreement. */
interface SignedFinancingView {
  application_id: string;
  signed_at: Date;
  principal_cents: number;
  fee_cents: number;
  term_weeks: number;
  weekly_payment_cents: number;
}

/** The area's own tables and views. */
export type AgreementsTables = {
  agreement: AgreementTable;
  agreement_signature: AgreementSignatureTable;
  agreement_delivery: AgreementDeliveryTable;
  /** Views. */
  signed_financing: SignedFinancingView;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const agreementsTables = (executor: Executor) => executor.withTables<AgreementsTables>();

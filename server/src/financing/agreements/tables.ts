import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { SigningAct } from '@tamarack/core/protocol/signing-acts';
import type { ColumnType, Generated } from 'kysely';
import type { Executor, Json } from '../../platform/database';
import type { PlainCopy } from '../../platform/keys';

/** Immutable: a trigger refuses every later change. */
type Immutable<T> = ColumnType<T, T, never>;

/** A plain copy of a value, for processes of the previous release; the value itself is encrypted in `…_cipher`. */
type Plain = ColumnType<string | null, PlainCopy | null, never>;

interface AgreementTable {
  id: Immutable<string>;
  application_id: Immutable<string>;
  option_id: Immutable<string>;
  language: Immutable<Language>;
  french_first: Immutable<boolean>;
  template_id: Immutable<string>;
  template_version: Immutable<string>;
  prepared_on: Immutable<PlainDate>;
  due_on: Json<PlainDate[]>;
  /** Canonical JSON of an `AgreementContent`. */
  content: Plain;
  content_cipher: Immutable<Buffer | null>;
  hash: Immutable<string>;
  served_at: Immutable<Date>;
}

export interface AgreementSignatureTable {
  id: Immutable<string>;
  application_id: Immutable<string>;
  agreement_id: Immutable<string>;
  option_id: Immutable<string>;
  checkout_id: Immutable<string>;
  session_id: Immutable<string>;
  template_id: Immutable<string>;
  template_version: Immutable<string>;
  hash: Immutable<string>;
  language: Immutable<Language>;
  french_served_at: Immutable<Date | null>;
  acts: Json<{ act: SigningAct; at: string }[]>;
  accepted: Immutable<boolean>;
  signer_name: Plain;
  signer_name_cipher: Immutable<Buffer | null>;
  phone: Plain;
  phone_cipher: Immutable<Buffer | null>;
  phone_verified_at: Immutable<Date>;
  email: Plain;
  email_cipher: Immutable<Buffer | null>;
  email_verified_at: Immutable<Date>;
  ip: Plain;
  ip_cipher: Immutable<Buffer | null>;
  user_agent: Plain;
  user_agent_cipher: Immutable<Buffer | null>;
  signed_at: Immutable<Date>;
}

interface AgreementDeliveryTable {
  id: Immutable<string>;
  signature_id: Immutable<string>;
  delivered_to: Plain;
  delivered_to_cipher: Immutable<Buffer | null>;
  delivered_at: Immutable<Date>;
}

interface SigningActTable {
  id: Generated<string>;
  agreement_id: Immutable<string>;
  frame_id: Immutable<string>;
  act: Immutable<SigningAct>;
  acted_at: Immutable<Date>;
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
  signing_act: SigningActTable;
  /** Views. */
  signed_financing: SignedFinancingView;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const agreementsTables = (executor: Executor) => executor.withTables<AgreementsTables>();

import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { ColumnType } from 'kysely';
import type { Defaulted, Executor, Json, NullableJson, Timestamp } from '../../platform/database';
import type { ErasureResult } from './erasure-plan';

/** Why a person’s data is erased: they asked for it, or an authority ordered it. */
export type ErasureReason = 'request' | 'order';

interface PersonErasureTable {
  id: string;
  person_id: string;
  reason: ErasureReason;
  reference: string | null;
  language: Language;
  state: 'proposed' | 'done' | 'cancelled';
  proposed_by: string;
  proposed_at: ColumnType<Date, Date, never>;
  resolved_by: Defaulted<string | null>;
  resolved_at: Defaulted<Date | null>;
  result: NullableJson<ErasureResult>;
  resume_on: Defaulted<PlainDate | null>;
}

/** The amount of data that each daily run removed. */
interface RetentionRunTable {
  id: string;
  ran_at: Timestamp;
  removed: Json<Record<string, number>>;
}

/** The facts that decide how long an application is kept. */
interface RetainedApplicationView {
  application_id: string;
  customer_id: string | null;
  updated_at: Date;
  erased_at: Date | null;
  /** The last decision. */
  decided_at: Date | null;
  /** Whether it is being scored or reviewed. */
  in_decision: boolean;
  signed_at: Date | null;
  /** `YYYY-MM-DD`: the last payment, or the refund that left nothing to pay. */
  ends_on: PlainDate | null;
}

/** The area's own tables. */
export type PersonalDataTables = {
  person_erasure: PersonErasureTable;
  retention_run: RetentionRunTable;
};

/** Views. */
type PersonalDataViews = {
  retained_application: RetainedApplicationView;
  /** Uploads, since the last decision that they served. */
  retained_upload: { application_id: string; since: Date };
  /** Bank connections, and summaries of bank data. */
  retained_bank_data: { application_id: string; since: Date };
};

/** Queries on the area's own tables and views, over the database or the caller's transaction. */
export const personalDataTables = (executor: Executor) =>
  executor.withTables<PersonalDataTables & PersonalDataViews>();

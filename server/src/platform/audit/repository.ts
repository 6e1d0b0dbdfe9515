import { sql } from 'kysely';
import { type Executor, getIdTime, type InsertInto, newId, runInserts } from '../database';
import type { AuditAct } from './acts';
import { firstIdFrom, lastIdUntil } from './partitions';
import { type AuditTables, auditTables } from './tables';

export interface AuditEvent {
  readonly applicationId: string | null;
  /** `applicant`, `merchant:<id>`, `member:<id>`, `system` or `operator:<id>`. */
  readonly actor: string;
  readonly act: AuditAct;
  /** Ids and codes, never personal values. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
}

/** Appends to the audit trail. Rows are never changed or removed. */
export async function recordAudit(executor: Executor, event: AuditEvent): Promise<void> {
  await runInserts(executor, [buildAuditInsert(event)]);
}

/** Like `recordAudit`, for `runInserts`. */
export const buildAuditInsert = (event: AuditEvent): InsertInto<AuditTables> => ({
  table: 'audit_event',
  values: {
    id: newId(event.at),
    application_id: event.applicationId,
    actor: event.actor,
    act: event.act,
    details: JSON.stringify(event.details ?? {}),
    at: event.at,
  },
});

/** Oldest first; a long trail is limited to its most recent rows. */
export async function listApplicationEvents(executor: Executor, applicationId: string, limit: number) {
  const rows = await auditTables(executor)
    .selectFrom('audit_event')
    .select(['at', 'actor', 'act', 'details'])
    .where('application_id', '=', applicationId)
    .where('id', '>=', firstIdFrom(getIdTime(applicationId)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse();
}

/** For the operators' digest: their acts, those on their access, and alarms of a period; oldest first. */
export async function listOperatorEvents(
  executor: Executor,
  period: { readonly from: Date; readonly until: Date },
) {
  return auditTables(executor)
    .selectFrom('audit_event')
    .select(['at', 'actor', 'act', 'details'])
    .where('at', '>=', period.from)
    .where('at', '<', period.until)
    .where('id', '>=', firstIdFrom(period.from))
    .where('id', '<', lastIdUntil(period.until))
    .where((row) =>
      row.or([
        row('actor', 'like', 'operator:%'),
        row('act', 'like', 'operator.%'),
        row('act', 'in', ['verification.contested', 'verification.manyNumbers']),
      ]),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Acts on a merchant, newest first. */
export async function listMerchantEvents(executor: Executor, merchantId: string, limit: number) {
  return auditTables(executor)
    .selectFrom('audit_event')
    .select(['at', 'actor', 'act', 'details'])
    .where(sql<string>`details ->> 'merchantId'`, '=', merchantId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

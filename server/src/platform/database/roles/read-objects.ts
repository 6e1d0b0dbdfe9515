import { sql } from 'kysely';
import type { Connection } from './connection';

/** A table, view or sequence of the server, with a role's privileges on it. */
export interface DatabaseObject {
  /** Quoted, with its schema. */
  readonly name: string;
  readonly kind: ObjectKind;
  /** Privileges that the role has, from those that `plan-grants.ts` knows. */
  readonly privileges: readonly string[];
}

/**
 * `records` are append-only tables, `partition` is one of our own partitioned tables. `owners` are tables that the owner
 * alone writes: the migrations that ran, and the archives of the audit trail.
 */
export type ObjectKind = 'table' | 'records' | 'partition' | 'owners' | 'view' | 'sequence';

/**
 * The server's own objects and those of its job queues. Append-only are the tables whose triggers refuse changes: a
 * new one is known by them.
 */
export async function readObjects(connection: Connection, role: string): Promise<readonly DatabaseObject[]> {
  const { rows } = await sql<DatabaseObject>`
    select format('%I.%I', schema.nspname, object.relname) as name,
      case
        when object.relkind = 'S' then 'sequence'
        when object.relkind = 'v' then 'view'
        when schema.nspname = 'public' and object.relname in ('migration', 'audit_archive') then 'owners'
        when schema.nspname = 'public' and object.relispartition then 'partition'
        when exists (
          select from pg_trigger trigger join pg_proc proc on proc.oid = trigger.tgfoid
          where trigger.tgrelid = object.oid and proc.proname in ('refuse_change', 'refuse_audit_change', 'refuse_evidence_change')
        ) then 'records'
        else 'table'
      end as kind,
      array(
        select privilege from unnest(case when object.relkind = 'S'
          then array['select', 'usage']
          else array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']
        end) privilege
        where case when object.relkind = 'S'
          then has_sequence_privilege(${role}, object.oid, privilege)
          else has_table_privilege(${role}, object.oid, privilege)
        end
      ) as privileges
    from pg_class object join pg_namespace schema on schema.oid = object.relnamespace
    where schema.nspname in ('public', 'pgboss') and object.relkind in ('r', 'p', 'v', 'S')
    order by schema.nspname, object.relname
  `.execute(connection);
  return rows;
}

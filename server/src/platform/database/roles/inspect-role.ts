import { sql } from 'kysely';
import type { Connection } from './connection';

/** The privileges of a connection's role. */
export interface RoleRights {
  readonly name: string;
  /** Append-only tables that it could change, or whose triggers it could disable. */
  readonly changeable: readonly string[];
  /** Tables and views of the server that it may not read. */
  readonly closed: readonly string[];
  readonly mayCreateTables: boolean;
  /** Whether the migrations have run at least once. */
  readonly isSetUp: boolean;
}

export async function inspectRole(database: Connection): Promise<RoleRights> {
  const { rows } = await sql<RoleRights>`
    with object as (
      select object.oid, object.relname, object.relowner,
        coalesce(pg_partition_root(object.oid), object.oid)::regclass::text as table_name, exists (
        select from pg_trigger trigger join pg_proc proc on proc.oid = trigger.tgfoid
        where trigger.tgrelid = object.oid and proc.proname in ('refuse_change', 'refuse_audit_change', 'refuse_evidence_change')
      ) as is_append_only
      from pg_class object join pg_namespace schema on schema.oid = object.relnamespace
      where schema.nspname = 'public' and object.relkind in ('r', 'p', 'v')
    )
    select current_user as name,
      array(
        select distinct table_name from object
        where is_append_only and (
          pg_has_role(relowner, 'member') or has_table_privilege(oid, 'update, delete, truncate, trigger'))
        order by table_name
      ) as changeable,
      array(
        select relname::text from object where not has_table_privilege(oid, 'select') order by relname
      ) as closed,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreateTables",
      to_regclass('migration') is not null as "isSetUp"
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The database returned no role.');
  return row;
}

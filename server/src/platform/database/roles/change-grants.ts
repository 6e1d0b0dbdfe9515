import { sql } from 'kysely';
import type { Connection } from './connection';
import { planGrants, toStatements } from './plan-grants';
import { readObjects } from './read-objects';

/** Grants a role the privileges that it lacks and revokes the others; does nothing if it owns the tables. */
export async function changeGrants(connection: Connection, role: string): Promise<void> {
  await closeFunctions(connection);
  if (await isOwner(connection, role)) return;
  for (const schema of await listClosedSchemas(connection, role))
    await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(role)}`.execute(connection);
  const objects = await readObjects(connection, role);
  for (const statement of toStatements(planGrants(objects), role))
    await sql.raw(statement).execute(connection);
  // an event is changed once, to name its seal: its trigger refuses any other change
  await sql`grant update (sealed_in) on table public.audit_event to ${sql.id(role)}`.execute(connection);
  for (const name of await listFunctions(connection))
    await sql`grant execute on function ${sql.raw(name)} to ${sql.id(role)}`.execute(connection);
}

/** The only changes of append-only tables, of the migrations and of the schema, with the rights of their owner. */
const functions = [
  'public.redact_agreements(uuid[])',
  'public.redact_decisions(uuid[], boolean)',
  'public.reencrypt_decision(uuid, bytea, bytea)',
  'public.reencrypt_decision_evidence(uuid, bytea, bytea)',
  'public.end_plain_periods()',
  'public.seal_evidence(text, text, uuid, bytea, bytea)',
  'public.seal_evidence(text, text, uuid, bytea, bytea, bytea)',
  'public.extend_audit_partitions()',
];

/** The functions that exist: an earlier release may have migrated the database last. */
async function listFunctions(connection: Connection): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array[${sql.join(functions)}]) as name where to_regprocedure(name) is not null
  `.execute(connection);
  return rows.map(({ name }) => name);
}

/** Takes the functions from every other role. A restored database gave them to all: a backup has no rights. */
async function closeFunctions(connection: Connection): Promise<void> {
  for (const name of await listFunctions(connection))
    await sql`revoke execute on function ${sql.raw(name)} from public`.execute(connection);
}

/** Whether the role has the rights of the owner of the tables. */
async function isOwner(connection: Connection, role: string): Promise<boolean> {
  const { rows } = await sql<{ isOwner: boolean }>`
    select pg_has_role(${role}, relowner, 'member') as "isOwner" from pg_class
    where oid = 'public.migration'::regclass
  `.execute(connection);
  return rows[0]?.isOwner ?? false;
}

async function listClosedSchemas(connection: Connection, role: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace
    where nspname in ('public', 'pgboss') and not has_schema_privilege(${role}, oid, 'usage')
  `.execute(connection);
  return rows.map(({ name }) => name);
}

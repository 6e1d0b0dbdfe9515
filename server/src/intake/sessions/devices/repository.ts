import { sql } from 'kysely';
import type { Executor } from '../../../platform/database';
import { sessionsTables } from '../tables';

export async function setDevice(
  executor: Executor,
  { tokenHash, deviceHash }: { readonly tokenHash: Buffer; readonly deviceHash: Buffer },
): Promise<void> {
  await sessionsTables(executor)
    .updateTable('session')
    .set({ device_hash: deviceHash })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Where a number was proven: by which browser, and from which network. */
interface Place {
  readonly deviceHash: Buffer;
  readonly networkHash: Buffer;
}

/** The customer whose application the session is on, or claims, has proven the number there. */
export async function insertKnownPlace(
  executor: Executor,
  place: Place & {
    readonly frameId: string;
    readonly sessionId: string;
    readonly numberHash: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    with owner as (
      select customer_id from framed_session
      where frame_id = ${place.frameId} and id = ${place.sessionId} and customer_id is not null
    ), device as (
      insert into known_device (token_hash, number_hash, customer_id, proven_at)
      select ${place.deviceHash}::bytea, ${place.numberHash}::bytea, customer_id, ${place.now}::timestamptz from owner
      on conflict (token_hash, number_hash)
        do update set customer_id = excluded.customer_id, proven_at = excluded.proven_at
    )
    insert into known_network (network_hash, number_hash, customer_id, proven_at)
    select ${place.networkHash}::bytea, ${place.numberHash}::bytea, customer_id, ${place.now}::timestamptz from owner
    on conflict (network_hash, number_hash)
      do update set customer_id = excluded.customer_id, proven_at = excluded.proven_at`.execute(executor);
}

/** Whether the number was proven on the session's device, or from the network. */
export async function isKnownPlace(
  executor: Executor,
  place: {
    readonly sessionId: string;
    readonly networkHash: Buffer;
    readonly numberHash: Buffer;
    readonly since: Date;
  },
): Promise<boolean> {
  const { rows } = await sql<{ readonly known: boolean }>`select exists (
      select from session join known_device on known_device.token_hash = session.device_hash
      where session.id = ${place.sessionId} and known_device.number_hash = ${place.numberHash}
        and known_device.proven_at > ${place.since}
    ) or exists (
      select from known_network
      where network_hash = ${place.networkHash} and number_hash = ${place.numberHash} and proven_at > ${place.since}
    ) as known`.execute(executor);
  return rows[0]?.known === true;
}

/** Where the number of one customer was proven, it was proven for another one, who has the number now. */
export async function transferPlace(
  executor: Executor,
  {
    deviceHash,
    networkHash,
    from,
    to,
  }: {
    readonly deviceHash: Buffer | null;
    readonly networkHash: Buffer;
    readonly from: string;
    readonly to: string;
  },
): Promise<void> {
  if (deviceHash)
    await sessionsTables(executor)
      .updateTable('known_device')
      .set({ customer_id: to })
      .where('token_hash', '=', deviceHash)
      .where('customer_id', '=', from)
      .execute();
  await sessionsTables(executor)
    .updateTable('known_network')
    .set({ customer_id: to })
    .where('network_hash', '=', networkHash)
    .where('customer_id', '=', from)
    .execute();
}

/** Both tables of places. */
const knownPlaces = ['known_device', 'known_network'] as const;

export async function forgetPlaces(executor: Executor, customerId: string): Promise<void> {
  for (const table of knownPlaces)
    await sessionsTables(executor).deleteFrom(table).where('customer_id', '=', customerId).execute();
}

export async function removePlacesBefore(executor: Executor, before: Date): Promise<void> {
  for (const table of knownPlaces)
    await sessionsTables(executor).deleteFrom(table).where('proven_at', '<', before).execute();
}

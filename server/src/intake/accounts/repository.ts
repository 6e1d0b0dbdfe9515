import type { Executor } from '../../platform/database';
import { accountsTables, type Proof } from './tables';

interface Device {
  readonly sessionId: string;
  readonly customerId: string;
}

/** Since when the customer has a credit line, and since when the second proof is there beside the session. */
async function findDevice(
  executor: Executor,
  { sessionId, customerId }: Device,
): Promise<{ readonly lineSince: Date | null; readonly provenSince: Date | null }> {
  const line = await accountsTables(executor)
    .selectFrom('account_line')
    .select('since')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const device = await accountsTables(executor)
    .selectFrom('account_device')
    .select('since')
    .where('session_id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { lineSince: line?.since ?? null, provenSince: device?.since ?? null };
}

/** The line is older than the proof on this device: somebody else may have been granted it. */
export async function isNewDevice(executor: Executor, device: Device): Promise<boolean> {
  const { lineSince, provenSince } = await findDevice(executor, device);
  return lineSince !== null && (provenSince === null || provenSince > lineSince);
}

/** What the customer proved in the frames beside the session. */
export async function listProofs(
  executor: Executor,
  { sessionId, customerId }: Device,
): Promise<readonly Proof[]> {
  const rows = await accountsTables(executor)
    .selectFrom('account_proof')
    .select('factor')
    .where('session_id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ factor }) => factor);
}

/**
 * Whether a passkey may be created here: on the device that the line was granted on. Elsewhere who has the phone and the
 * mailbox could make one that counts for more than both.
 */
export async function mayCreatePasskey(executor: Executor, device: Device): Promise<boolean> {
  const { lineSince, provenSince } = await findDevice(executor, device);
  return lineSince !== null && provenSince !== null && provenSince <= lineSince;
}

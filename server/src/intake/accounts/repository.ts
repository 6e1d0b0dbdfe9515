import type { Executor } from '../../platform/database';
import { accountsTables, type Proof } from './tables';

interface Device {
  readonly sessionId: string;
  readonly customerId: string;
}

/** When the customer got a credit line, and when the second proof was given for the session. */
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

/** The proofs that the customer gave in the session's frames. */
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
 * Whether a passkey can be created here: only on the device on which the line was granted. Elsewhere, anyone with
 * access to the phone and the mailbox could create one, which would count for more than both.
 */
export async function canCreatePasskey(executor: Executor, device: Device): Promise<boolean> {
  const { lineSince, provenSince } = await findDevice(executor, device);
  return lineSince !== null && provenSince !== null && provenSince <= lineSince;
}

import { sql } from 'kysely';
import { definePart, type Executor, type Part } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { PendingCode, PendingCodes } from '../applications';
import { verificationLimits as limits } from './limits';
import * as codes from './repository';
import { computeSendDelay, isConfirmable, toSeconds } from './send-delays';
import type { VerificationChannel } from './tables';

/** Keyed hash, so that the table of sends contains no personal data. */
export function hashDestination(
  keys: Pick<Keys, 'keyedHash'>,
  channel: VerificationChannel,
  destination: string,
): Buffer {
  return keys.keyedHash('code', JSON.stringify(['destination', channel, destination]));
}

/**
 * The verification's part of an application's view: pending codes that can still be confirmed, and when the next may be
 * sent.
 */
export function createPendingCodes(deps: {
  readonly keys: Pick<Keys, 'keyedHash'>;
  readonly now: () => Date;
}): Part<(executor: Executor) => Promise<PendingCodes>> {
  const { keys, now } = deps;

  const findPending = async (
    executor: Executor,
    { applicationId, rows }: PendingCodeRows,
    channel: VerificationChannel,
  ): Promise<PendingCode | null> => {
    const time = now();
    const row = rows.find((one) => one.channel === channel);
    const code = row && { ...row, expiresAt: new Date(row.expiresAt) };
    if (!code || !isConfirmable(code, time)) return null;
    const hash = hashDestination(keys, channel, code.destination);
    const sends = await codes.listSends(
      executor,
      { applicationId, destinationHash: hash },
      new Date(time.getTime() - limits.lifetimeMs),
    );
    return {
      to: code.destination,
      expiresInSeconds: toSeconds(code.expiresAt.getTime() - time.getTime()),
      resendInSeconds: toSeconds(computeSendDelay(sends, time)),
      attemptsLeft: limits.maxAttempts - code.attempts,
    };
  };

  return definePart(
    () => sql<PendingCodeRows>`jsonb_build_object('applicationId', application.id, 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'channel', channel, 'destination', destination, 'attempts', attempts, 'expiresAt', expires_at)), '[]')
      from verification_code where application_id = application.id))`,
    (pending) => async (executor) => ({
      phone: await findPending(executor, pending, 'phone'),
      email: await findPending(executor, pending, 'email'),
    }),
  );
}

interface PendingCodeRows {
  readonly applicationId: string;
  readonly rows: readonly PendingCodeRow[];
}

interface PendingCodeRow {
  readonly channel: VerificationChannel;
  readonly destination: string;
  readonly attempts: number;
  readonly expiresAt: string;
}

import { sql } from 'kysely';
import { definePart, type Executor, type Part } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import type { PendingCode, PendingCodes } from '../../applications';
import { openDestination } from '../destination';
import { verificationLimits as limits } from '../limits';
import { listSends } from '../send-repository';
import type { VerificationChannel } from '../tables';
import { computeSendDelay, isConfirmable, toSeconds } from './send-delays';

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
  readonly keys: Pick<Keys, 'decrypt' | 'keyedHash'>;
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
    const destination = await openDestination(
      keys,
      { applicationId, channel },
      { plain: code.plain, cipher: code.cipher === null ? null : Buffer.from(code.cipher, 'base64') },
    );
    const hash = hashDestination(keys, channel, destination);
    const sends = await listSends(
      executor,
      { applicationId, destinationHash: hash },
      new Date(time.getTime() - limits.lifetimeMs),
    );
    return {
      to: destination,
      expiresInSeconds: toSeconds(code.expiresAt.getTime() - time.getTime()),
      resendInSeconds: toSeconds(computeSendDelay(sends, time)),
      attemptsLeft: limits.maxAttempts - code.attempts,
    };
  };

  return definePart(
    () => sql<PendingCodeRows>`jsonb_build_object('applicationId', application.id, 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'channel', channel, 'plain', destination, 'cipher', encode(destination_cipher, 'base64'),
        'attempts', attempts, 'expiresAt', expires_at)), '[]')
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
  readonly plain: string | null;
  /** Base64. */
  readonly cipher: string | null;
  readonly attempts: number;
  readonly expiresAt: string;
}

import { sql } from 'kysely';
import { type Executor, type Part, part } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { PendingCode, PendingCodes } from '../applications';
import { verificationLimits as limits } from './limits';
import { isOpen, seconds, waitForSend } from './pacing';
import * as codes from './repository';
import type { Channel } from './tables';

/** Keyed hash, so that the table of sends contains no personal data. */
export function destinationHash(
  keys: Pick<Keys, 'keyedHash'>,
  channel: Channel,
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

  const pending = async (
    executor: Executor,
    rows: readonly CodeRead[],
    channel: Channel,
  ): Promise<PendingCode | null> => {
    const time = now();
    const row = rows.find((one) => one.channel === channel);
    const code = row && { ...row, expiresAt: new Date(row.expiresAt) };
    if (!code || !isOpen(code, time)) return null;
    const hash = destinationHash(keys, channel, code.destination);
    const sends = await codes.sendsTo(executor, hash, new Date(time.getTime() - limits.lifeMs));
    return {
      to: code.destination,
      expiresInSeconds: seconds(code.expiresAt.getTime() - time.getTime()),
      resendInSeconds: seconds(waitForSend(sends, time)),
      attemptsLeft: limits.checks - code.attempts,
    };
  };

  return part(
    () => sql<readonly CodeRead[]>`(
      select coalesce(jsonb_agg(jsonb_build_object(
        'channel', channel, 'destination', destination, 'attempts', attempts, 'expiresAt', expires_at)), '[]')
      from verification_code where application_id = application.id)`,
    (rows) => async (executor) => ({
      phone: await pending(executor, rows, 'phone'),
      email: await pending(executor, rows, 'email'),
    }),
  );
}

interface CodeRead {
  readonly channel: Channel;
  readonly destination: string;
  readonly attempts: number;
  readonly expiresAt: string;
}

import type { PendingCode } from '../applications/ports';
import type { Executor } from '../database/executor';
import type { Keys } from '../keys/keys';
import { verificationLimits as limits } from './limits';
import { isOpen, seconds, waitForSend } from './pacing';
import * as codes from './repository';
import type { Channel } from './tables';

/** Keyed, so that the table of sends names nobody. */
export function destinationHash(
  keys: Pick<Keys, 'keyedHash'>,
  channel: Channel,
  destination: string,
): Buffer {
  return keys.keyedHash('code', JSON.stringify(['destination', channel, destination]));
}

export interface PendingCodes {
  readonly phone: PendingCode | null;
  readonly email: PendingCode | null;
}

/** The verification's part of an application's view: codes under way that can still be confirmed. */
export function createPendingCodes(deps: {
  readonly keys: Pick<Keys, 'keyedHash'>;
  readonly now: () => Date;
}): (executor: Executor, applicationId: string) => Promise<PendingCodes> {
  const { keys, now } = deps;

  const pending = async (executor: Executor, rows: Rows, channel: Channel): Promise<PendingCode | null> => {
    const time = now();
    const code = rows.find((row) => row.channel === channel && isOpen(row, time));
    if (!code) return null;
    const hash = destinationHash(keys, channel, code.destination);
    const sends = await codes.sendsTo(executor, hash, new Date(time.getTime() - limits.lifeMs));
    return {
      to: code.destination,
      expiresInSeconds: seconds(code.expiresAt.getTime() - time.getTime()),
      resendInSeconds: seconds(waitForSend(sends, time)),
      attemptsLeft: limits.checks - code.attempts,
    };
  };

  return async (executor, applicationId) => {
    const rows = await codes.findCodes(executor, applicationId);
    return {
      phone: await pending(executor, rows, 'phone'),
      email: await pending(executor, rows, 'email'),
    };
  };
}

type Rows = Awaited<ReturnType<typeof codes.findCodes>>;

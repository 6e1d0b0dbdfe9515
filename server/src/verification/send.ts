import { recordAudit } from '../audit/repository';
import type { Executor } from '../database/executor';
import { newId } from '../database/ids';
import { type ProblemError, problem } from '../errors';
import type { Keys } from '../keys/keys';
import { verificationLimits as limits, type PumpCap } from './limits';
import { seconds, waitAfterExpiry, waitForSend } from './pacing';
import { destinationHash } from './pending';
import * as codes from './repository';
import type { Channel } from './tables';

export interface Target {
  readonly applicationId: string;
  readonly channel: Channel;
  readonly destination: string;
  readonly ip: string;
}

export interface SendBook {
  /** The problem that stands against a send now, if any. */
  refusal(executor: Executor, target: Target): Promise<ProblemError | null>;
  /** Counts a send and puts its code in the place of the one before; answers the send's id. */
  record(trx: Executor, target: Target, codeHash: string): Promise<string>;
  /** The message did not leave: its code is void. `count`: the service was used all the same. */
  undo(trx: Executor, target: Target, sendId: string, codeHash: string, count: boolean): Promise<void>;
  /** The last check is spent. */
  lock(trx: Executor, target: Omit<Target, 'ip'>): Promise<void>;
  /** Seconds until that lock opens; 0 where there is none. */
  lockLeft(executor: Executor, target: Omit<Target, 'ip'>): Promise<number>;
  /** Forgets a code, but not that its destination has to wait. */
  retire(trx: Executor, applicationId: string, channel: Channel): Promise<void>;
}

/** Who may be sent a code, and when: waits between sends, locks after expiry or the last check, caps. */
export function createSendBook(deps: {
  readonly keys: Pick<Keys, 'keyedHash'>;
  readonly caps: readonly PumpCap[];
  readonly now: () => Date;
}): SendBook {
  const { keys, caps, now } = deps;
  const hashOf = (channel: Channel, destination: string) => destinationHash(keys, channel, destination);
  const later = (time: number): Date => new Date(now().getTime() + time);

  const lockUntil = (trx: Executor, target: Omit<Target, 'ip'>, until: Date): Promise<void> => {
    const { applicationId, channel, destination } = target;
    return codes.putLock(trx, {
      applicationId,
      channel,
      destinationHash: hashOf(channel, destination),
      until,
    });
  };

  const retire = async (trx: Executor, applicationId: string, channel: Channel): Promise<void> => {
    const code = await codes.findCode(trx, applicationId, channel);
    if (!code) return;
    const wait = waitAfterExpiry(code, now());
    if (wait > 0)
      await lockUntil(trx, { applicationId, channel, destination: code.destination }, later(wait));
    await codes.removeCode(trx, applicationId, channel);
  };

  const waitOf = async (executor: Executor, target: Target): Promise<number> => {
    const { applicationId, channel, destination } = target;
    const time = now();
    const hash = hashOf(channel, destination);
    const code = await codes.findCode(executor, applicationId, channel);
    const afterExpiry = code?.destination === destination ? waitAfterExpiry(code, time) : 0;
    const lock = await codes.findLock(executor, applicationId, channel, hash);
    const sends = await codes.sendsTo(executor, hash, later(-limits.lifeMs));
    return Math.max(afterExpiry, lock ? lock.getTime() - time.getTime() : 0, waitForSend(sends, time));
  };

  return {
    refusal: async (executor, target) => {
      const wait = await waitOf(executor, target);
      if (wait > 0) return problem('verification-retry-later', { retryAfter: seconds(wait) });
      const hashes = {
        applicationId: target.applicationId,
        destinationHash: hashOf(target.channel, target.destination),
        ipHash: keys.keyedHash('code', JSON.stringify(['ip', target.ip])),
      };
      for (const cap of caps) {
        const since = await codes.capReached(executor, cap, hashes, now());
        if (since) {
          const free = since.getTime() + cap.withinMs - now().getTime();
          return problem('verification-retry-later', { retryAfter: seconds(free) });
        }
      }
      return null;
    },

    record: async (trx, target, codeHash) => {
      const { applicationId, channel, destination, ip } = target;
      const id = newId(now());
      await retire(trx, applicationId, channel);
      await codes.insertSend(trx, {
        id,
        applicationId,
        channel,
        destinationHash: hashOf(channel, destination),
        ipHash: keys.keyedHash('code', JSON.stringify(['ip', ip])),
        sentAt: now(),
      });
      await codes.putCode(trx, {
        applicationId,
        channel,
        destination,
        hash: codeHash,
        sentAt: now(),
        expiresAt: later(limits.lifeMs),
      });
      await recordAudit(trx, {
        applicationId,
        actor: 'applicant',
        act: `verification.${channel}Sent`,
        details: { sendId: id },
        at: now(),
      });
      return id;
    },

    undo: async (trx, { applicationId, channel }, sendId, codeHash, count) => {
      const code = await codes.findCode(trx, applicationId, channel);
      if (code?.hash === codeHash) await codes.removeCode(trx, applicationId, channel);
      if (!count) await codes.removeSend(trx, sendId);
    },

    lock: (trx, target) => lockUntil(trx, target, later(limits.lockMs)),
    lockLeft: async (executor, { applicationId, channel, destination }) => {
      const until = await codes.findLock(executor, applicationId, channel, hashOf(channel, destination));
      return until ? Math.max(0, seconds(until.getTime() - now().getTime())) : 0;
    },
    retire,
  };
}

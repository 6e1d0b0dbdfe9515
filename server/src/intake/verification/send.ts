import { recordAudit } from '../../platform/audit';
import { type Executor, newId } from '../../platform/database';
import { type ProblemError, problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { verificationLimits as limits, type PumpCap } from './limits';
import { seconds, waitAfterExpiry, waitForSend } from './pacing';
import { destinationHash } from './pending';
import type { CodeBefore } from './repository';
import * as codes from './repository';
import type { Channel } from './tables';

export interface Target {
  readonly applicationId: string;
  readonly channel: Channel;
  readonly destination: string;
  readonly ip: string;
}

export interface Look {
  readonly code: CodeBefore | null;
  readonly refusal: ProblemError | null;
}

export interface SendBook {
  /** Call it before the `look` that counts: blocks other sends of the same destination or network. */
  hold(trx: Executor, target: Target): Promise<void>;
  /** The previous code, and the problem that prevents a send now, if any. */
  look(executor: Executor, target: Target): Promise<Look>;
  /** Counts a send and replaces the previous code; returns the send's id. */
  record(trx: Executor, target: Target, before: CodeBefore | null, codeHash: string): Promise<string>;
  /** The message was not sent: its code is void. `count`: the service was used all the same. */
  undo(trx: Executor, target: Target, sendId: string, codeHash: string, count: boolean): Promise<void>;
  /** The last check was used. */
  lock(trx: Executor, target: Omit<Target, 'ip'>): Promise<void>;
  /** Seconds until that lock ends; 0 where there is none. */
  lockLeft(executor: Executor, target: Omit<Target, 'ip'>): Promise<number>;
  /** Removes a code, but not its destination's delay. */
  retire(trx: Executor, applicationId: string, channel: Channel): Promise<void>;
}

/** Rules for sending codes: delays between sends, locks after expiry or the last check, caps. */
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

  /** An expired code still delays its destination. */
  const leave = async (
    trx: Executor,
    applicationId: string,
    channel: Channel,
    code: CodeBefore,
  ): Promise<void> => {
    const wait = waitAfterExpiry(code, now());
    const { destination } = code;
    if (wait > 0) await lockUntil(trx, { applicationId, channel, destination }, later(wait));
  };

  const waitOf = ({ code, lockedUntil, sends }: codes.Sending, destination: string): number => {
    const time = now();
    const afterExpiry = code?.destination === destination ? waitAfterExpiry(code, time) : 0;
    const locked = lockedUntil ? lockedUntil.getTime() - time.getTime() : 0;
    return Math.max(afterExpiry, locked, waitForSend(sends, time));
  };

  /** Milliseconds until the first cap that is reached has room again; 0 where none is. */
  const waitOfCaps = ({ reached }: codes.Sending): number => {
    const at = reached.findIndex((oldest) => oldest !== null);
    const oldest = reached[at];
    return oldest ? oldest.getTime() + (caps[at]?.withinMs ?? 0) - now().getTime() : 0;
  };

  const ipHashOf = (ip: string): Buffer => keys.keyedHash('code', JSON.stringify(['ip', ip]));

  return {
    hold: (trx, { channel, destination, ip }) =>
      codes.holdSends(trx, { destinationHash: hashOf(channel, destination), ipHash: ipHashOf(ip) }),

    look: async (executor, target) => {
      const { applicationId, channel, destination, ip } = target;
      const sending = await codes.findSending(
        executor,
        { applicationId, channel, destinationHash: hashOf(channel, destination), ipHash: ipHashOf(ip) },
        { sendsSince: later(-limits.lifeMs), caps, now: now() },
      );
      const wait = waitOf(sending, destination) || waitOfCaps(sending);
      const refusal = wait > 0 ? problem('verification-retry-later', { retryAfter: seconds(wait) }) : null;
      return { code: sending.code, refusal };
    },

    record: async (trx, target, before, codeHash) => {
      const { applicationId, channel, destination, ip } = target;
      const id = newId(now());
      if (before) await leave(trx, applicationId, channel, before);
      await codes.insertSend(trx, {
        id,
        applicationId,
        channel,
        destinationHash: hashOf(channel, destination),
        ipHash: ipHashOf(ip),
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
    retire: async (trx, applicationId, channel) => {
      const code = await codes.findCode(trx, applicationId, channel);
      if (!code) return;
      await leave(trx, applicationId, channel, code);
      await codes.removeCode(trx, applicationId, channel);
    },
  };
}

import { recordAudit } from '../../../platform/audit';
import { type Executor, newId } from '../../../platform/database';
import { type ProblemError, problem } from '../../../platform/errors';
import type { Keys, SealingKeys } from '../../../platform/keys';
import {
  type ContestedAlarm,
  destinationLimits,
  verificationLimits as limits,
  type ManyNumbersAlarm,
  type PumpCap,
  type RaisedAlarm,
} from '../limits';
import * as codes from '../repository';
import type { PreviousCode } from '../send-repository';
import * as sends from '../send-repository';
import type { VerificationChannel } from '../tables';
import { chooseShare, isLastPlace } from './choose-share';
import { toNetworkBlock } from './network-block';
import { hashDestination } from './pending-codes';
import { computeCapDelay, computeDelayAfterExpiry, computeSendDelay, toSeconds } from './send-delays';

export interface Target {
  readonly applicationId: string;
  readonly channel: VerificationChannel;
  readonly destination: string;
  readonly ip: string;
  /** The destination was proven before: on this device, or for this application. */
  readonly isOwner: boolean;
}

type Destination = Omit<Target, 'ip' | 'isOwner'>;

/** The previous code, and the share of the next one or why it is refused. */
export type SendCheck = { readonly code: PreviousCode | null } & (
  | { readonly refusal: ProblemError; readonly place: null }
  | { readonly refusal: null; readonly place: sends.Place }
);

/** A check that refused nothing. */
export type AdmittedSend = Extract<SendCheck, { readonly refusal: null }>;

export interface CodeSendPolicy extends ReturnType<typeof createCodeSendPolicy> {}

/** Rules for sending codes: delays between sends, locks after expiry or the last check, caps. */
export function createCodeSendPolicy(deps: {
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly caps: readonly PumpCap[];
  readonly alarm: ManyNumbersAlarm;
  /** Alert the operator. */
  readonly raiseAlarm: (raised: RaisedAlarm) => void;
  readonly raiseContested: (raised: ContestedAlarm) => void;
  readonly now: () => Date;
}) {
  const { keys, caps, alarm, raiseAlarm, raiseContested, now } = deps;
  const toHash = (channel: VerificationChannel, destination: string) =>
    hashDestination(keys, channel, destination);
  const fromNow = (time: number): Date => new Date(now().getTime() + time);

  const lockUntil = (trx: Executor, target: Destination, until: Date): Promise<void> => {
    const { applicationId, channel, destination } = target;
    return codes.upsertLock(trx, {
      applicationId,
      channel,
      destinationHash: toHash(channel, destination),
      until,
    });
  };

  /** An expired code still delays its destination. */
  const preserveDelay = async (
    trx: Executor,
    applicationId: string,
    channel: VerificationChannel,
    code: PreviousCode,
  ): Promise<void> => {
    const wait = computeDelayAfterExpiry(code, now());
    const { destination } = code;
    if (wait > 0) await lockUntil(trx, { applicationId, channel, destination }, fromNow(wait));
  };

  const computeDelay = (state: sends.SendState, destination: string): number => {
    const { code, lockedUntil } = state;
    const time = now();
    const afterExpiry = code?.destination === destination ? computeDelayAfterExpiry(code, time) : 0;
    const locked = lockedUntil ? lockedUntil.getTime() - time.getTime() : 0;
    return Math.max(afterExpiry, locked, computeSendDelay(state.sends, time));
  };

  const hashIp = (ip: string): Buffer => keys.keyedHash('code', JSON.stringify(['ip', ip]));
  const hashBlock = (ip: string): Buffer =>
    keys.keyedHash('code', JSON.stringify(['block', toNetworkBlock(ip)]));

  /** Raises the alarm at each multiple of the alarm's number of different numbers. It refuses nothing: the caps do. */
  const reportManyNumbers = async (trx: Executor, send: sends.Send): Promise<void> => {
    const counts = await sends.countNumbers(trx, send, fromNow(-alarm.windowMs));
    const { applicationId, ipHash } = send;
    for (const by of ['network', 'application'] as const) {
      const { before, after } = counts[by];
      if (after === before || after % alarm[by] !== 0) continue;
      const details = { by, numbers: after, network: ipHash.toString('base64url') };
      raiseAlarm({ ...details, applicationId });
      await recordAudit(trx, {
        applicationId,
        actor: 'system',
        act: 'verification.manyNumbers',
        details,
        at: now(),
      });
    }
  };

  /** Raises the alarm when newcomers, the owner among them, may have to wait. */
  const reportContested = async (trx: Executor, send: sends.Send): Promise<void> => {
    if (!isLastPlace(send.place, now())) return;
    const { applicationId, channel, ipHash } = send;
    const count = await sends.countUnproven(trx, send, fromNow(-destinationLimits.windowMs));
    const details = { channel, codes: count, network: ipHash.toString('base64url') };
    raiseContested({ ...details, applicationId });
    await recordAudit(trx, {
      applicationId,
      actor: 'system',
      act: 'verification.contested',
      details,
      at: now(),
    });
  };

  return {
    /** Call it before the `check` that counts: blocks other sends of the same destination or network. */
    lockSends: (trx: Executor, { channel, destination, ip }: Target): Promise<void> =>
      sends.lockSends(trx, { destinationHash: toHash(channel, destination), ipHash: hashIp(ip) }),

    /** The previous code, and the problem that prevents a send now, if any. */
    check: async (executor: Executor, target: Target): Promise<SendCheck> => {
      const { applicationId, channel, destination, ip, isOwner } = target;
      const state = await sends.findSendState(
        executor,
        keys,
        {
          applicationId,
          channel,
          destinationHash: toHash(channel, destination),
          ipHash: hashIp(ip),
          blockHash: hashBlock(ip),
        },
        { sendsSince: fromNow(-limits.lifetimeMs), caps, now: now() },
      );
      const { code } = state;
      const { place, wait: shareWait } = chooseShare(state.counted, isOwner, now());
      const capWait = computeCapDelay(caps, state.reached, now());
      const wait = Math.max(computeDelay(state, destination), capWait, shareWait);
      return wait > 0 || place === null
        ? { code, place: null, refusal: problem('verification-retry-later', { retryAfter: toSeconds(wait) }) }
        : { code, place, refusal: null };
    },

    /** Counts a send and replaces the previous code; returns the send's id. */
    recordSend: async (
      trx: Executor,
      target: Target,
      { code: before, place }: AdmittedSend,
      codeHash: string,
    ): Promise<string> => {
      const { applicationId, channel, destination, ip } = target;
      const id = newId(now());
      if (before) await preserveDelay(trx, applicationId, channel, before);
      const send = {
        id,
        applicationId,
        channel,
        destinationHash: toHash(channel, destination),
        ipHash: hashIp(ip),
        blockHash: hashBlock(ip),
        place,
        sentAt: now(),
      };
      await sends.insertSend(trx, send);
      if (channel === 'phone') await reportManyNumbers(trx, send);
      await reportContested(trx, send);
      await codes.upsertCode(trx, keys, {
        applicationId,
        channel,
        destination,
        hash: codeHash,
        sentAt: now(),
        expiresAt: fromNow(limits.lifetimeMs),
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

    /** The message was not sent: its code is void. `count`: it still counts, because the service was used. */
    undoSend: async (
      trx: Executor,
      { applicationId, channel }: Target,
      sendId: string,
      codeHash: string,
      count: boolean,
    ): Promise<void> => {
      const code = await codes.findCode(trx, keys, applicationId, channel);
      if (code?.hash === codeHash) await codes.removeCode(trx, applicationId, channel);
      if (!count) await sends.removeSend(trx, sendId);
    },

    /** Locks the destination after the last check of its code. */
    lockOut: (trx: Executor, target: Destination): Promise<void> =>
      lockUntil(trx, target, fromNow(limits.lockMs)),

    /** Seconds until that lock ends; 0 if there is none. */
    getLockoutSeconds: async (
      executor: Executor,
      { applicationId, channel, destination }: Destination,
    ): Promise<number> => {
      const until = await codes.findLock(executor, applicationId, channel, toHash(channel, destination));
      return until ? Math.max(0, toSeconds(until.getTime() - now().getTime())) : 0;
    },

    /** Removes a code, but not its destination's delay. */
    discardCode: async (
      trx: Executor,
      applicationId: string,
      channel: VerificationChannel,
    ): Promise<void> => {
      const code = await codes.findCode(trx, keys, applicationId, channel);
      if (!code) return;
      await preserveDelay(trx, applicationId, channel, code);
      await codes.removeCode(trx, applicationId, channel);
    },
  };
}

import { verificationLimits as limits, type PumpCap } from '../limits';

/**
 * Milliseconds until the next send to a destination is allowed; 0 for now.
 *
 * @param sends times of its sends in the last `lifetimeMs`, oldest first
 */
export function computeSendDelay(sends: readonly Date[], now: Date): number {
  const last = sends.at(-1);
  const oldest = sends[sends.length - limits.maxSends];
  if (last === undefined) return 0;
  const delay = limits.sendDelaysMs[Math.min(sends.length, limits.sendDelaysMs.length) - 1] ?? 0;
  const until = Math.max(last.getTime() + delay, oldest ? oldest.getTime() + limits.lifetimeMs : 0);
  return Math.max(0, until - now.getTime());
}

export interface CodeState {
  readonly attempts: number;
  readonly expiresAt: Date;
}

export function isExpired(code: CodeState, now: Date): boolean {
  return code.expiresAt.getTime() <= now.getTime();
}

/** A code that can still be confirmed. */
export function isConfirmable(code: CodeState, now: Date): boolean {
  return code.attempts < limits.maxAttempts && !isExpired(code, now);
}

/** Milliseconds until a destination whose code expired unconfirmed may get another one; 0 for now. */
export function computeDelayAfterExpiry(code: CodeState, now: Date): number {
  return isExpired(code, now) ? Math.max(0, code.expiresAt.getTime() + limits.lockMs - now.getTime()) : 0;
}

/**
 * Milliseconds until every cap that is reached has room again; 0 if none is.
 *
 * @param reached for each cap, the time of its oldest counted send; null if the cap is not reached
 */
export function computeCapDelay(
  caps: readonly PumpCap[],
  reached: readonly (Date | null)[],
  now: Date,
): number {
  const delays = caps.map(({ windowMs }, at) => {
    const oldest = reached[at];
    return oldest ? oldest.getTime() + windowMs - now.getTime() : 0;
  });
  return Math.max(0, ...delays);
}

/** For the API: whole seconds, rounded up. */
export const toSeconds = (ms: number): number => Math.ceil(ms / 1000);

import type { Problem } from '@tamarack/core/errors/catalogue';
import { useEffect } from 'react';
import type { PendingCode } from '../../../api/types';
import { useCountdown } from '../../../forms/use-countdown';
import { useDraft } from '../../../store/hooks/use-draft';

/** Wait before a new code after expiry or the last attempt (specification, section 4). */
const RETRY_AFTER_MS = 600_000;

export interface CodeClock {
  life: 'live' | 'expired' | 'locked';
  /** Seconds until the code expires. */
  expiresIn: number;
  /** Instant, in milliseconds of `Date.now`, from which another code may be requested. */
  resendAt: number;
  attemptsLeft: number;
  /** A refusal is more accurate than the clock. */
  applyProblem: (problem: Problem | null) => void;
}

interface ClockState {
  pending: PendingCode | null;
  /** Arrival of the server's response, which counts remaining seconds from then. */
  at: number;
  attemptsLeft: number;
  /** The server reported it as expired, regardless of our clock. */
  expired: boolean;
  lockedUntil: number;
}

const createClockState = (pending: PendingCode): ClockState => ({
  pending,
  at: Date.now(),
  attemptsLeft: pending.attemptsLeft,
  expired: false,
  lockedUntil: 0,
});

/** Kept with the drafts: leaving the screen and returning does not restart the clock. */
export function useCodeClock(name: string, pending: PendingCode): CodeClock {
  const { draft, set } = useDraft<ClockState>(`${name}Clock`, {
    ...createClockState(pending),
    pending: null,
  });
  const now = draft.pending === pending ? draft : createClockState(pending);
  useEffect(() => {
    if (draft.pending !== pending) set(createClockState(pending));
  }, [draft.pending, pending, set]);
  const expires = now.at + pending.expiresInSeconds * 1000;
  const expiresIn = useCountdown(expires);
  const life = now.attemptsLeft === 0 ? 'locked' : expiresIn === 0 || now.expired ? 'expired' : 'live';
  const waits = {
    live: now.at + pending.resendInSeconds * 1000,
    expired: expires + RETRY_AFTER_MS,
    /** The attempts were used up elsewhere, at a time that the server does not report: counted from its response. */
    locked: now.at + RETRY_AFTER_MS,
  };
  return {
    life,
    expiresIn,
    resendAt: now.lockedUntil > 0 ? now.lockedUntil : waits[life],
    attemptsLeft: now.attemptsLeft,
    applyProblem: (problem) => {
      const { attemptsLeft = now.attemptsLeft, retryAfter, type } = problem ?? {};
      const wait = retryAfter === undefined ? (attemptsLeft === 0 ? RETRY_AFTER_MS : 0) : retryAfter * 1000;
      set({
        attemptsLeft,
        expired: now.expired || type === 'verification-code-expired',
        ...(wait > 0 ? { lockedUntil: Date.now() + wait } : {}),
      });
    },
  };
}

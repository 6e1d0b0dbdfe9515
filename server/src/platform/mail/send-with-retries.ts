import { setTimeout as pause } from 'node:timers/promises';
import type { SendOutcome } from './ports';

/** Delays before the second attempt and before the third. */
const retryDelaysMs = [400, 1600];
/** No further attempt starts after this, because a person is waiting. */
const maxWaitMs = 4000;

/**
 * Sends a message that a person waits for: while the service is unavailable it tries twice more, within about four
 * seconds. The message must be harmless if it arrives twice.
 */
export async function sendWithRetries(
  send: () => Promise<SendOutcome>,
  wait: (ms: number) => Promise<unknown> = pause,
  time: () => number = Date.now,
): Promise<SendOutcome> {
  const end = time() + maxWaitMs;
  let outcome = await send();
  for (const ms of retryDelaysMs) {
    if (outcome.sent || outcome.reason !== 'unavailable' || time() + ms >= end) return outcome;
    await wait(ms);
    outcome = await send();
  }
  return outcome;
}

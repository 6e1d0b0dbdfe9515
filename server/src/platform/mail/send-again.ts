import { setTimeout as pause } from 'node:timers/promises';
import type { SendOutcome } from './ports';

/** Before the second try and before the third. */
const pausesMs = [400, 1600];
/** After this no further try begins: somebody is waiting. */
const patienceMs = 4000;

/**
 * Sends what somebody waits for: where the service is not available it tries twice more, within some four seconds. The
 * message has to be one that can arrive twice without harm.
 */
export async function sendAgain(
  send: () => Promise<SendOutcome>,
  wait: (ms: number) => Promise<unknown> = pause,
  time: () => number = Date.now,
): Promise<SendOutcome> {
  const end = time() + patienceMs;
  let outcome = await send();
  for (const ms of pausesMs) {
    if (outcome.sent || outcome.reason !== 'unavailable' || time() + ms >= end) return outcome;
    await wait(ms);
    outcome = await send();
  }
  return outcome;
}

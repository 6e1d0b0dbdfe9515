import { Webhook } from 'standardwebhooks';
import type { ListedEvent } from './event-feed';

/** As long as the API waits. */
const timeoutMs = 10_000;

/** What came of an event that was forwarded. */
export interface Delivery {
  readonly accepted: boolean;
  /** The status, or why there was none. */
  readonly answer: string;
}

/** Sends an event as the API sends it. */
export async function forward(
  { eventId: id, type, timestamp, data }: ListedEvent,
  url: string,
  secret: string,
): Promise<Delivery> {
  const body = JSON.stringify({ id, type, timestamp, data });
  const now = new Date();
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      body,
    });
    return { accepted: ok, answer: String(status) };
  } catch (error) {
    const { cause, message } = error as Error;
    return { accepted: false, answer: `no answer (${cause instanceof Error ? cause.message : message})` };
  }
}

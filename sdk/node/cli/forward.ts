import { Webhook } from 'standardwebhooks';
import type { ListedEvent } from './event-feed';

/** The same timeout as the API's deliveries. */
const timeoutMs = 10_000;

/** The result of one attempt. */
export interface Delivery {
  readonly accepted: boolean;
  /** The status code, or why there was no response. */
  readonly outcome: string;
}

/** Sends an event exactly as the API delivers it. */
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
    return { accepted: ok, outcome: String(status) };
  } catch (error) {
    const { cause, message } = error as Error;
    return { accepted: false, outcome: `no response (${cause instanceof Error ? cause.message : message})` };
  }
}

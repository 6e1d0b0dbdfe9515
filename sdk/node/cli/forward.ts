import { Webhook } from 'standardwebhooks';
import type { ListedEvent } from './event-feed';

/** As long as the API waits. */
const timeoutMs = 10_000;

/** Sends an event as the API sends it, and returns what came of it. */
export async function forward(
  { eventId: id, type, timestamp, data }: ListedEvent,
  url: string,
  secret: string,
): Promise<string> {
  const body = JSON.stringify({ id, type, timestamp, data });
  const now = new Date();
  try {
    const { status } = await fetch(url, {
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
    return String(status);
  } catch (error) {
    const { cause, message } = error as Error;
    return `no answer (${cause instanceof Error ? cause.message : message})`;
  }
}

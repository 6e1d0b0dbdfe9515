import { computeSignature } from '../../src/adapters/flinks';

export interface WebhookTarget {
  /** The customer's webhook URL; evaluated when a webhook is sent. */
  readonly url: () => string;
  readonly secret: string;
  readonly header: string;
  /** Time from the first request for missing data to the data and its webhook. */
  readonly delayMs: number;
}

/** The vendor's webhooks. */
export interface WebhookScheduler {
  /** Once for each key: builds the webhook when it is due, and sends it. */
  schedule(key: string, message: () => Record<string, unknown>): void;
  close(): void;
}

export function createWebhookScheduler({ url, secret, header, delayMs }: WebhookTarget): WebhookScheduler {
  const scheduled = new Map<string, NodeJS.Timeout>();
  const send = async (message: Record<string, unknown>): Promise<void> => {
    const body = JSON.stringify(message);
    const headers = { 'content-type': 'application/json', [header]: computeSignature(secret, body) };
    // the vendor retries for hours; a customer that misses it here finds the data by polling
    await fetch(url(), { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
  };
  return {
    schedule: (key, message) => {
      if (scheduled.has(key)) return;
      const timer = setTimeout(() => void send(message()), delayMs);
      timer.unref();
      scheduled.set(key, timer);
    },
    close: () => {
      for (const timer of scheduled.values()) clearTimeout(timer);
    },
  };
}

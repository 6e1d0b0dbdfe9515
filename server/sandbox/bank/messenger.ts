import { signatureOf } from '../../src/adapters/flinks';

export interface WebhookTarget {
  /** The customer's webhook URL; evaluated when a webhook is sent. */
  readonly url: () => string;
  readonly secret: string;
  readonly header: string;
  /** Time from the first request for missing data to the data and its webhook. */
  readonly afterMs: number;
}

/** The vendor's webhooks. */
export interface Messenger {
  /** Once for each key: builds the webhook when it is due, and sends it. */
  plan(key: string, message: () => Record<string, unknown>): void;
  close(): void;
}

export function createMessenger({ url, secret, header, afterMs }: WebhookTarget): Messenger {
  const planned = new Map<string, NodeJS.Timeout>();
  const send = async (message: Record<string, unknown>): Promise<void> => {
    const body = JSON.stringify(message);
    const headers = { 'content-type': 'application/json', [header]: signatureOf(secret, body) };
    // the vendor retries for hours; a customer that misses it here finds the data by polling
    await fetch(url(), { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
  };
  return {
    plan: (key, message) => {
      if (planned.has(key)) return;
      const timer = setTimeout(() => void send(message()), afterMs);
      timer.unref();
      planned.set(key, timer);
    },
    close: () => {
      for (const timer of planned.values()) clearTimeout(timer);
    },
  };
}

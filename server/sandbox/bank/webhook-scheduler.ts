import { computeSignature } from '../../src/adapters/flinks';

export interface WebhookTarget {
  /** The customer's webhook URL; evaluated when a webhook is sent. */
  readonly url: () => string;
  readonly secret: string;
  readonly header: string;
  /** Time from the first request for missing data to the data and its webhook. */
  readonly delayMs: number;
}

/** Sends the vendor's webhooks with a delay. */
export interface WebhookScheduler extends ReturnType<typeof createWebhookScheduler> {}

export function createWebhookScheduler({ url, secret, header, delayMs }: WebhookTarget) {
  const scheduled = new Map<string, NodeJS.Timeout>();
  const send = async (payload: Record<string, unknown>): Promise<void> => {
    const body = JSON.stringify(payload);
    const headers = { 'content-type': 'application/json', [header]: computeSignature(secret, body) };
    // the vendor retries for hours; the emulator does not: a customer that misses the webhook polls for the data
    await fetch(url(), { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
  };
  return {
    /** Schedules one webhook for each key; its payload is built when it is sent. */
    schedule: (key: string, buildPayload: () => Record<string, unknown>): void => {
      if (scheduled.has(key)) return;
      const timer = setTimeout(() => void send(buildPayload()), delayMs);
      timer.unref();
      scheduled.set(key, timer);
    },
    close: (): void => {
      for (const timer of scheduled.values()) clearTimeout(timer);
    },
  };
}

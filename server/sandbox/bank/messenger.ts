import { signatureOf } from '../../src/adapters/flinks';

export interface WebhookTarget {
  /** Where the customer wants the messages; asked for when one is sent. */
  readonly url: () => string;
  readonly secret: string;
  readonly header: string;
  /** From the first question for data that is not there, to the data and the message about it. */
  readonly afterMs: number;
}

/** The vendor's webhooks. */
export interface Messenger {
  /** Once for each key: makes the message when its time has come, and sends it. */
  plan(key: string, message: () => Record<string, unknown>): void;
  close(): void;
}

export function createMessenger({ url, secret, header, afterMs }: WebhookTarget): Messenger {
  const planned = new Map<string, NodeJS.Timeout>();
  const send = async (message: Record<string, unknown>): Promise<void> => {
    const body = JSON.stringify(message);
    const headers = { 'content-type': 'application/json', [header]: signatureOf(secret, body) };
    // the vendor tries again for hours; whoever missed it here finds the data by asking
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

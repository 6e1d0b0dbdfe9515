import type { ScoringView } from '../../server/src/underwriting/scoring/service';
import { createEventReader } from '../../widget/api/event-stream';
import type { Api, ApplicantClient } from './api';

export interface ScoringStream {
  readonly status: number;
  readonly headers: Headers;
  /** The whole answer as text, once it has ended; rejects if it breaks off. */
  readonly text: Promise<string>;
  /** The next view that is told; null once the stream has ended. */
  next(): Promise<ScoringView | null>;
  /** All that comes until the end. */
  readAll(): Promise<ScoringView[]>;
  close(): void;
}

/** Opens a stream of scoring's events over a real connection of its own. The app listens (`sendTo`). */
export async function openScoringStream(api: Api, person: ApplicantClient): Promise<ScoringStream> {
  const address = api.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the app does not listen');
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${address.port}/v1/scoring/events`, {
    headers: {
      origin: api.merchant.origin,
      sessiontoken: person.sessionToken,
      checkoutid: person.checkoutId,
    },
    signal: abort.signal,
  });
  const received: (ScoringView | null)[] = [];
  const waiters: (() => void)[] = [];
  const receive = (view: ScoringView | null): void => {
    received.push(view);
    for (const each of waiters.splice(0)) each();
  };
  const read = createEventReader(({ name, data }) => {
    if (name === 'scoring') receive(JSON.parse(data));
  });
  const consume = async (): Promise<string> => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      read(chunk);
    }
    return Buffer.concat(chunks).toString();
  };
  const text = consume().finally(() => receive(null));
  text.catch(() => undefined); // left by the test, or broken off: who wants to know awaits it
  const next = async (): Promise<ScoringView | null> => {
    while (received.length === 0) await new Promise<void>((resolve) => waiters.push(resolve));
    return (received[0] === null ? received[0] : received.shift()) ?? null;
  };
  const rest = async (): Promise<ScoringView[]> => {
    const views: ScoringView[] = [];
    for (let view = await next(); view !== null; view = await next()) views.push(view);
    return views;
  };
  return {
    status: response.status,
    headers: response.headers,
    text,
    next,
    readAll: rest,
    close: () => abort.abort(),
  };
}

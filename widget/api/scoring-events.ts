import type { ScoringListener } from './api';
import { createEventReader } from './event-stream';
import { createApiFailure } from './failure';
import type { HttpOptions } from './http/http';
import { readProblem } from './http/problem';
import { callOptions } from './http/session-headers';

/**
 * Follows a scoring run by server-sent events. Uses `fetch` because `EventSource` cannot send headers.
 * Resolves when the server ends the stream. Rejects with an `ApiFailure` when no stream is available, when it
 * breaks off, and when `signal` aborts.
 */
export async function listenToScoring(
  { apiUrl, session, fetch: send = (...request) => fetch(...request) }: HttpOptions,
  { onView, onActivity, signal }: ScoringListener,
): Promise<void> {
  const { headers, ...options } = callOptions(session);
  const response = await send(`${apiUrl}/v1/scoring/events`, {
    ...options,
    headers: { ...headers, accept: 'text/event-stream' },
    signal,
  }).catch((error: unknown) => {
    throw createApiFailure(null, error);
  });
  if (!response.ok) throw createApiFailure(await readProblem(response));
  if (!isStream(response) || response.body === null) {
    void response.body?.cancel();
    throw createApiFailure(null);
  }
  const reader = response.body.getReader();
  const stop = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', stop);
  const read = createEventReader(({ name, data }) => {
    if (name === 'scoring' && !signal.aborted) onView(JSON.parse(data));
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) throw signal.reason;
      if (done) return;
      onActivity();
      read(value);
    }
  } catch (error) {
    stop();
    throw createApiFailure(null, error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const isStream = ({ status, headers }: Response): boolean =>
  status === 200 && /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');

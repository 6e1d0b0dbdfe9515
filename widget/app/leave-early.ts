import type { SessionInfo } from '@tamarack/core/protocol/mount';
import type { EngineOptions } from './engine';

/** "Yes, I want to leave" before the engine is here: tells the page and the server what its store would tell them. */
export function leaveEarly(
  { apiUrl, fetch: send = fetch, emit, analytics }: EngineOptions,
  { sessionToken, checkoutId }: SessionInfo,
  redirectUrl: string | null,
): void {
  analytics.track({ name: 'end', end: 'abandoned' });
  emit({ type: 'abandoned', sessionToken, checkoutId, redirectUrl });
  // As text it needs no preflight, which might outlive the page.
  const body = JSON.stringify({ sessionToken, checkoutId });
  const how = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
  void send(`${apiUrl}/v1/application/abandon`, { method: 'POST', body, ...how }).catch(() => {});
}

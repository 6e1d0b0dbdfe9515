import type { SessionInfo } from '@tamarack/core/protocol/mount';
import type { EngineOptions } from './engine';

/**
 * Handles "Yes, I want to leave" before the engine is loaded: notifies the page and the server as the store
 * would.
 */
export function leaveBeforeEngine(
  { apiUrl, fetch: send = fetch, emit, analytics }: EngineOptions,
  { sessionToken, checkoutId }: SessionInfo,
  redirectUrl: string | null,
): void {
  analytics.track({ name: 'end', end: 'abandoned' });
  emit({ type: 'abandoned', sessionToken, checkoutId, redirectUrl });
  // A text body needs no preflight, which might outlive the page.
  const body = JSON.stringify({ sessionToken, checkoutId });
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
  void send(`${apiUrl}/v1/application/abandon`, { method: 'POST', body, ...options }).catch(() => {});
}

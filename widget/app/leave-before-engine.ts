import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { endOrWithhold } from '../api/end-or-withhold';
import type { EngineOptions } from './engine';

/**
 * Handles "Yes, I want to leave" before the engine is loaded: notifies the server and the page as the store
 * would.
 */
export function leaveBeforeEngine(
  { apiUrl, fetch: send = fetch, emit, analytics }: EngineOptions,
  { sessionToken, checkoutId }: SessionInfo,
  redirectUrl: string | null,
): void {
  analytics.track({ name: 'end', end: 'abandoned' });
  // A text body needs no preflight, which might outlive the page.
  const body = JSON.stringify({ sessionToken, checkoutId });
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
  const ended = send(`${apiUrl}/v1/application/abandon`, { method: 'POST', body, ...options }).then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
  emit(
    endOrWithhold(sessionToken, ended).then((token) => ({
      type: 'abandoned',
      sessionToken: token,
      checkoutId,
      redirectUrl,
    })),
  );
}

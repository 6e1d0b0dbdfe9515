import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import { endOrWithhold } from '../api/end-or-withhold';
import type { AppOptions } from './app-options';

/**
 * Handles "Yes, I want to leave" before the engine is loaded: notifies the server, and resolves to the event for the page,
 * as the store does.
 */
export async function leaveEarly(
  { apiUrl, fetch: send = fetch }: Pick<AppOptions, 'apiUrl' | 'fetch'>,
  { sessionToken, checkoutId }: SessionInfo,
  redirectUrl: string | null,
): Promise<WidgetEvent> {
  // A text body needs no preflight, which might outlive the page.
  const body = JSON.stringify({ sessionToken, checkoutId });
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
  const ended = send(`${apiUrl}/v1/application/abandon`, { method: 'POST', body, ...options }).then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
  const token = await endOrWithhold(sessionToken, ended);
  return { type: 'abandoned', sessionToken: token, checkoutId, redirectUrl };
}

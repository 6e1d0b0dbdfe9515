import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import { endOrWithhold } from '../api/end-or-withhold';
import type { EarlyScreen } from '../host/early-screen';
import type { AppOptions, LastState } from './app-options';

/**
 * The event for the page when the checkout closes and none was reported: the customer left before the engine was there, or
 * the outcome that the server knows. Undefined without an outcome, and before the checkout is opened.
 */
export async function settleEnd(
  options: Pick<AppOptions, 'apiUrl' | 'fetch' | 'session'>,
  { isLeft }: EarlyScreen,
  last: LastState = { session: options.session, view: null, changeTime: 0 },
): Promise<WidgetEvent | undefined> {
  const session = await Promise.race([last.session, undefined]);
  if (!session) return undefined;
  if (isLeft) return leave(options, session, last.view?.redirectUrl ?? null);
  const { findEnd } = await import('./find-end');
  return findEnd(options, session, last);
}

/** Notifies the server, and resolves to the event for the page, as the store does. */
async function leave(
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

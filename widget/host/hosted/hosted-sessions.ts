import { brand } from '@tamarack/core/brand';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { createFailure } from '@tamarack/core/protocol/request';

/** The server's `HostedSession`. */
interface HostedSession extends Omit<SessionInfo, 'redirectUrl' | 'invoiceLinkId'> {
  readonly redirectUrl: string | null;
}

const key = `${brand.id}Checkout`;

/**
 * Reads the checkout of this tab from its history entry, so that a refresh can resume it. The id alone grants
 * no access.
 */
const getCheckoutId = (): string | undefined => {
  const stored = (history.state as Record<string, unknown> | null)?.[key];
  return typeof stored === 'string' ? stored : undefined;
};

const storeCheckoutId = (checkoutId: string): void =>
  history.replaceState({ ...(history.state as object | null), [key]: checkoutId }, '');

const post = (path: string, init: RequestInit): Promise<Response | null> =>
  fetch(path, { method: 'POST', credentials: 'same-origin', ...init }).catch(() => null);

const toJsonInit = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const readSession = async (response: Response): Promise<SessionInfo> => {
  const { redirectUrl, ...session } = (await response.json()) as HostedSession;
  storeCheckoutId(session.checkoutId);
  return { ...session, redirectUrl: redirectUrl ?? undefined };
};

const requestSession = async (path: string, init: RequestInit): Promise<SessionInfo | null> => {
  const response = await post(path, init);
  return response?.ok ? readSession(response) : null;
};

/**
 * Exchanges the given session for one of this page, so that a refresh can resume it by an HTTP-only cookie.
 * The author of the address may know its session, so that session is never resumed.
 * @throws SessionFailure without a response, and for any refusal but an expired session
 */
export const exchangeSession = async (given: SessionInfo): Promise<SessionInfo> => {
  const { sessionToken, checkoutId, invoiceLinkId, language } = given;
  const response = await post('/v1/hosted', { headers: { sessionToken, checkoutId } });
  if (response?.ok) return { ...(await readSession(response)), invoiceLinkId, language };
  // the first call made with it reports that it has expired
  if (response?.status === 401) return given;
  throw createFailure('request', 'The session could not be exchanged', true);
};

/** Resumes the session of this tab's checkout after a refresh; null when there is none any more. */
export const resumeSession = async (): Promise<SessionInfo | null> => {
  const checkoutId = getCheckoutId();
  if (checkoutId === undefined) return null;
  return requestSession('/v1/hosted/resume', toJsonInit({ checkoutId }));
};

/**
 * Opens the session of a mailed link, locked until a code sent to the applicant's phone is accepted.
 * @throws SessionFailure for an expired link, not retryable, and without a response
 */
export const openLinkedSession = async (token: string): Promise<SessionInfo> => {
  const response = await post('/v1/hosted/link', toJsonInit({ token }));
  if (response?.ok) return readSession(response);
  const over = response?.status === 401;
  throw createFailure(over ? 'expired' : 'request', 'The link could not be opened', !over);
};

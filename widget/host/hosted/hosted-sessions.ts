import { brand } from '@tamarack/core/brand';
import type { Problem } from '@tamarack/core/errors/catalogue';
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

/** @throws SessionFailure without a response */
const post = (path: string, init: RequestInit): Promise<Response> =>
  fetch(path, { method: 'POST', credentials: 'same-origin', ...init }).catch((error: unknown) => {
    throw createFailure('request', 'The session got no response', true, error);
  });

const toJsonInit = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const readSession = async (response: Response): Promise<SessionInfo> => {
  const { redirectUrl, ...session } = (await response.json()) as HostedSession;
  storeCheckoutId(session.checkoutId);
  return { ...session, redirectUrl: redirectUrl ?? undefined };
};

/** Opens a session that the server finds by its cookie; 401: it has expired. */
const openSession = async (path: string, body: unknown): Promise<SessionInfo> => {
  const response = await post(path, toJsonInit(body));
  if (response.ok) return readSession(response);
  const over = response.status === 401;
  throw createFailure(over ? 'expired' : 'request', 'The session could not be opened', !over);
};

/** Whether the first call made with the session says why it cannot be used. */
const isOver = async (response: Response): Promise<boolean> => {
  if (response.status === 401) return true;
  const { type } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  return type === 'session-reused';
};

/**
 * Exchanges the given session for one of this page, so that a refresh can resume it by an HTTP-only cookie.
 * The author of the address may know its session, so that session is never resumed.
 * @throws SessionFailure without a response, and for any refusal but that of a session that has ended
 */
export const exchangeSession = async (given: SessionInfo): Promise<SessionInfo> => {
  const { sessionToken, checkoutId, invoiceLinkId, language } = given;
  const response = await post('/v1/hosted', { headers: { sessionToken, checkoutId } });
  if (response.ok) return { ...(await readSession(response)), invoiceLinkId, language };
  if (await isOver(response)) return given;
  throw createFailure('request', 'The session could not be exchanged', true);
};

/**
 * Resumes the session of this tab's checkout after a refresh; null in a tab without one.
 * @throws SessionFailure for an expired session, not retryable, and without a response
 */
export const resumeSession = async (): Promise<SessionInfo | null> => {
  const checkoutId = getCheckoutId();
  return checkoutId === undefined ? null : openSession('/v1/hosted/resume', { checkoutId });
};

/**
 * Opens the session of a mailed link, locked until a code sent to the applicant's phone is accepted.
 * @throws SessionFailure for an expired link, not retryable, and without a response
 */
export const openLinkedSession = (token: string): Promise<SessionInfo> =>
  openSession('/v1/hosted/link', { token });

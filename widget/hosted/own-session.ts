import { brand } from '@tamarack/core/brand';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { createFailure } from '@tamarack/core/protocol/request';

/** The server's `HostedSession`. */
interface HostedSession extends Omit<SessionInfo, 'redirectUrl' | 'invoiceLinkId'> {
  readonly redirectUrl: string | null;
}

const key = `${brand.id}Checkout`;

/** Which checkout this tab is on: an id, no key to anything, kept with the tab's history so that a refresh knows it. */
const remembered = (): string | undefined => {
  const kept = (history.state as Record<string, unknown> | null)?.[key];
  return typeof kept === 'string' ? kept : undefined;
};

const remember = (checkoutId: string): void =>
  history.replaceState({ ...(history.state as object | null), [key]: checkoutId }, '');

const post = (path: string, init: RequestInit): Promise<Response | null> =>
  fetch(path, { method: 'POST', credentials: 'same-origin', ...init }).catch(() => null);

const form = (body: unknown): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const taken = async (answer: Response): Promise<SessionInfo> => {
  const { redirectUrl, ...session } = (await answer.json()) as HostedSession;
  remember(session.checkoutId);
  return { ...session, redirectUrl: redirectUrl ?? undefined };
};

const ask = async (path: string, init: RequestInit): Promise<SessionInfo | null> => {
  const answer = await post(path, init);
  return answer?.ok ? taken(answer) : null;
};

/**
 * A session of this page's own for the given one, so that a refresh can resume: a cookie that no script can read stands
 * for it. The one of an address may be known to whoever made that address, and never serves in its place.
 * @throws SessionFailure without an answer, and for a refusal other than that the given one is over
 */
export const ownSession = async (given: SessionInfo): Promise<SessionInfo> => {
  const { sessionToken, checkoutId, invoiceLinkId, language } = given;
  const answer = await post('/v1/hosted', { headers: { sessionToken, checkoutId } });
  if (answer?.ok) return { ...(await taken(answer)), invoiceLinkId, language };
  // what is over opens nothing: the first call that is made with it says so
  if (answer?.status === 401) return given;
  throw createFailure('request', 'The session could not be taken up', true);
};

/** After a refresh: the session of the checkout this tab was on. Null when there is none, or none any more. */
export const resumedSession = async (): Promise<SessionInfo | null> => {
  const checkoutId = remembered();
  if (checkoutId === undefined) return null;
  return ask('/v1/hosted/resume', form({ checkoutId }));
};

/**
 * The session that a link from a mail leads to, locked until a code to the applicant's phone is accepted.
 * @throws SessionFailure for a link that is over, which trying again cannot help, and without an answer
 */
export const linkedSession = async (token: string): Promise<SessionInfo> => {
  const answer = await post('/v1/hosted/link', form({ token }));
  if (answer?.ok) return taken(answer);
  const over = answer?.status === 401;
  throw createFailure(over ? 'expired' : 'request', 'The link could not be followed', !over);
};

import { brand } from '@tamarack/core/brand';
import type { SessionInfo } from '@tamarack/core/protocol/mount';

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

const ask = async (path: string, init: RequestInit): Promise<SessionInfo | null> => {
  const answer = await fetch(path, { method: 'POST', credentials: 'same-origin', ...init }).catch(() => null);
  if (!answer?.ok) return null;
  const { redirectUrl, ...session } = (await answer.json()) as HostedSession;
  remember(session.checkoutId);
  return { ...session, redirectUrl: redirectUrl ?? undefined };
};

/**
 * A session of this page's own for the one that its address named, so that a refresh can resume: a cookie that no
 * script can read stands for it. Where that does not work, the given one serves; only a refresh will not resume.
 */
export const ownSession = async (given: SessionInfo): Promise<SessionInfo> => {
  const { sessionToken, checkoutId, invoiceLinkId } = given;
  const own = await ask('/v1/hosted', { headers: { sessionToken, checkoutId } });
  return own ? { ...own, invoiceLinkId } : given;
};

/** After a refresh: the session of the checkout this tab was on. Null when there is none, or none any more. */
export const resumedSession = async (): Promise<SessionInfo | null> => {
  const checkoutId = remembered();
  if (checkoutId === undefined) return null;
  const headers = { 'content-type': 'application/json' };
  return ask('/v1/hosted/resume', { headers, body: JSON.stringify({ checkoutId }) });
};

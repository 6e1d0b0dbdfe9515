/** Code of the error if a service responds with a redirect. */
export const redirectCode = 'REDIRECT_REFUSED';

/**
 * Fetches from this address only. A redirect is an error with `redirectCode`, whatever its target: the request has keys
 * or personal data for one service. The error tells operators that the configured URL of that service is wrong; it
 * contains only the origin, because a URL can contain a key.
 *
 * @throws Error as `fetch` does, and on a redirect
 */
export async function fetchWithoutRedirect(
  url: string,
  init: RequestInit = {},
  send: typeof fetch = fetch,
): Promise<Response> {
  const response = await send(url, { ...init, redirect: 'manual' });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const message = `${new URL(url).origin} answered with a redirect, which is refused`;
  process.emitWarning(message, { code: redirectCode });
  throw Object.assign(new Error(message), { code: redirectCode });
}

export const isRedirectError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === redirectCode;

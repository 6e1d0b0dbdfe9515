/** Where the console begins. */
export const home = '/operator';

const anywhere = 'https://console.invalid';

/**
 * A page of the console to go on with after logging in, as a path with its query; the queue for whatever else was
 * given. Read as a browser reads it: `//elsewhere`, `/\elsewhere` and `/operator/../elsewhere` lead out of it.
 */
export function ownPage(next: string | undefined): string {
  if (next === undefined || !next.startsWith(home) || !URL.canParse(next, anywhere)) return home;
  const { origin, pathname, search } = new URL(next, anywhere);
  const own = pathname === home || pathname.startsWith(`${home}/`);
  const leaves = pathname === `${home}/login` || pathname === `${home}/logout`;
  return origin === anywhere && own && !leaves ? `${pathname}${search}` : home;
}

/** The page that a form stands on: of `/operator/reviews/:id/approve` the review. */
export function pageOf(url: string): string {
  const page = ownPage(url);
  return /^\/operator\/reviews\/[^/?]+/.exec(page)?.[0] ?? home;
}

export const loginPath = (next: string): string =>
  next === home ? `${home}/login` : `${home}/login?next=${encodeURIComponent(next)}`;

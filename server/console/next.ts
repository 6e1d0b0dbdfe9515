/** The console's start page. */
export const home = '/operator';

const anywhere = 'https://console.invalid';

/**
 * Validates the page to open after a login: a path within the console with its query; any other value becomes the
 * queue. Resolved as a browser does: `//elsewhere`, `/\elsewhere` and `/operator/../elsewhere` lead out of the console.
 */
export function ownPage(next: string | undefined): string {
  if (next === undefined || !next.startsWith(home) || !URL.canParse(next, anywhere)) return home;
  const { origin, pathname, search } = new URL(next, anywhere);
  const own = pathname === home || pathname.startsWith(`${home}/`);
  const leaves = pathname === `${home}/login` || pathname === `${home}/logout`;
  return origin === anywhere && own && !leaves ? `${pathname}${search}` : home;
}

/** The page that contains a form: of `/operator/reviews/:id/approve` the review. */
export function pageOf(url: string): string {
  const page = ownPage(url);
  return /^\/operator\/reviews\/[^/?]+/.exec(page)?.[0] ?? home;
}

export const loginPath = (next: string): string =>
  next === home ? `${home}/login` : `${home}/login?next=${encodeURIComponent(next)}`;

/** The console's start page. */
export const homePath = '/operator';

const placeholderOrigin = 'https://console.invalid';

/**
 * Validates the page to open after a login: a path within the console with its query; any other value becomes the
 * queue. Resolved as a browser does: `//elsewhere`, `/\elsewhere` and `/operator/../elsewhere` lead out of the console.
 */
export function toConsolePath(next: string | undefined): string {
  if (next === undefined || !next.startsWith(homePath) || !URL.canParse(next, placeholderOrigin))
    return homePath;
  const { origin, pathname, search } = new URL(next, placeholderOrigin);
  const isInConsole = pathname === homePath || pathname.startsWith(`${homePath}/`);
  const isAuthPage = pathname === `${homePath}/login` || pathname === `${homePath}/logout`;
  return origin === placeholderOrigin && isInConsole && !isAuthPage ? `${pathname}${search}` : homePath;
}

/** The page that contains a form: of `/operator/reviews/:id/approve` the review. */
export function toPagePath(url: string): string {
  const page = toConsolePath(url);
  return /^\/operator\/(reviews|merchants)\/[^/?]+/.exec(page)?.[0] ?? homePath;
}

export const loginPath = (next: string): string =>
  next === homePath ? `${homePath}/login` : `${homePath}/login?next=${encodeURIComponent(next)}`;

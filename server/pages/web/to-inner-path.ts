const placeholderOrigin = 'https://pages.invalid';

/**
 * Validates a path to redirect to: one below `home` with its query, and none of the `excluded` pages; any other value
 * becomes `home`. Resolved as a browser does: `//elsewhere`, `/\elsewhere` and `/home/../elsewhere` lead out.
 */
export function toInnerPath(
  next: string | undefined,
  { home, excluded }: { readonly home: string; readonly excluded: readonly string[] },
): string {
  if (next === undefined || !next.startsWith(home) || !URL.canParse(next, placeholderOrigin)) return home;
  const { origin, pathname, search } = new URL(next, placeholderOrigin);
  const isInside = pathname === home || pathname.startsWith(`${home}/`);
  const isExcluded = excluded.some((page) => pathname === `${home}/${page}`);
  return origin === placeholderOrigin && isInside && !isExcluded ? `${pathname}${search}` : home;
}

import { toInnerPath } from '../pages/web/to-inner-path';

/** The console's start page. */
export const homePath = '/operator';

/** Validates the page to open after a login: a path within the console with its query; any other value becomes the queue. */
export const toConsolePath = (next: string | undefined): string =>
  toInnerPath(next, { home: homePath, excluded: ['login', 'logout'] });

/** The page that contains a form: of `/operator/reviews/:id/approve` the review. */
export function toPagePath(url: string): string {
  const page = toConsolePath(url);
  return /^\/operator\/(reviews|merchants)\/[^/?]+/.exec(page)?.[0] ?? homePath;
}

export const loginPath = (next: string): string =>
  next === homePath ? `${homePath}/login` : `${homePath}/login?next=${encodeURIComponent(next)}`;

import { toInnerPath } from '../pages/web/to-inner-path';

/** The dashboard's start page. */
export const homePath = '/merchant';
export const loginPath = `${homePath}/login`;
export const choosePath = `${homePath}/choose`;

/** Validates a page to return to; any value that is none becomes the start page. */
export const toDashboardPath = (next: string | undefined): string =>
  toInnerPath(next, { home: homePath, excluded: ['login', 'login/link', 'logout', 'language', 'choose'] });

import { permissionsPolicy } from './permissions-policy';

/** Headers of the few responses that no hook sees. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy,
  'x-content-type-options': 'nosniff',
} as const;

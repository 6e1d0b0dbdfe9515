import { createHash } from 'node:crypto';

/** Source expression of an inline script or style for a `Content-Security-Policy`. */
export const buildPolicyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

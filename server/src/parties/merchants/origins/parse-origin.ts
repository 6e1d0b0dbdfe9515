import { isLocalOrigin } from './is-local-origin';

/** Why a text is not an origin that may be registered. */
export type OriginProblem = 'originInvalid' | 'originPath' | 'originWildcard' | 'originHttp' | 'originLocal';

/**
 * Normalizes an origin as browsers send it: `https://Shop.example:443/` becomes `https://shop.example`.
 *
 * @param allowHttp for test environments only: a page without TLS can be changed on its way, and one on this machine is
 *   no merchant's shop
 */
export function parseOrigin(
  text: string,
  { allowHttp }: { readonly allowHttp: boolean },
): { readonly origin: string } | { readonly problem: OriginProblem } {
  const trimmed = text.trim();
  if (trimmed.includes('*')) return { problem: 'originWildcard' };
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return { problem: 'originInvalid' };
  const url = new URL(trimmed);
  if (url.username !== '' || url.password !== '') return { problem: 'originInvalid' };
  if (url.href !== `${url.origin}/`) return { problem: 'originPath' };
  if (url.protocol === 'http:' && !allowHttp) return { problem: 'originHttp' };
  if (!allowHttp && isLocalOrigin(url.origin)) return { problem: 'originLocal' };
  return { origin: url.origin };
}

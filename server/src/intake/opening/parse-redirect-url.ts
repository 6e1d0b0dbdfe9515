import { problem } from '../../platform/errors';

/**
 * Normalizes the URL that the merchant's page redirects to at the end; null when none was given. Only http(s) on an
 * origin that the merchant registered: anything else would make the checkout an open redirect, or run a script.
 */
export async function parseRedirectUrl(
  value: string | undefined,
  isRegistered: (origin: string) => Promise<boolean>,
  field = 'seller.redirectUrl',
): Promise<string | null> {
  if (value === undefined || value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isHttp = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (isHttp && url.username === '' && url.password === '' && (await isRegistered(url.origin)))
    return url.href;
  throw problem('merchant-setup', {
    code: 'TC-1000-03',
    detail: `${field}: expected an http(s) address on an origin that the merchant has registered, received ${describe(url)}.`,
  });
}

/** A path or a query may contain personal data, so only the origin is repeated. */
function describe(url: URL | null): string {
  if (url === null) return 'no absolute URL';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'one of another scheme';
  return url.username === '' && url.password === ''
    ? `one on ${url.origin}`
    : 'one with a user name or a password';
}

import { problem } from '../../platform/errors';

/**
 * Normalizes the URL that the merchant's page redirects to at the end; null when none was given. Only http(s) on an
 * origin that the merchant registered: anything else would make the checkout an open redirect, or run a script.
 */
export async function parseRedirectUrl(
  value: string | undefined,
  isRegistered: (origin: string) => Promise<boolean>,
): Promise<string | null> {
  if (value === undefined || value === '') return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isHttp = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (isHttp && url.username === '' && url.password === '' && (await isRegistered(url.origin)))
    return url.href;
  throw problem('merchant-setup', {
    code: 'TC-1000-03',
    detail: 'seller.redirectUrl must be an http(s) address on one of your registered origins.',
  });
}

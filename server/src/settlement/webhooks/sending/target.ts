import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** Why a URL is not accepted as an endpoint. */
export type TargetError =
  | 'urlInvalid'
  | 'httpsRequired'
  | 'credentialsInUrl'
  | 'addressRefused'
  | 'nameUnknown';

/** The expected URL for each error, for the merchant's developer. */
export const targetRules: Readonly<Record<TargetError, string>> = {
  urlInvalid: 'an absolute URL without a fragment',
  httpsRequired: 'a URL with https',
  credentialsInUrl: 'a URL without user name and password',
  addressRefused: 'a host on the public internet',
  nameUnknown: 'a host name that resolves in DNS',
};

/** Resolves all addresses of a host name; rejects if there are none. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveWithDns: Resolve = (hostname) => lookup(hostname, { all: true });

export interface TargetRules {
  /** Allows `http://localhost` and loopback addresses, in the sandbox only. */
  readonly local: boolean;
}

/** Checks a URL without a DNS lookup; null if it is accepted. */
export function validateUrl(text: string, { local }: TargetRules): TargetError | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.hostname === '' || url.hash !== '') return 'urlInvalid';
  if (url.username !== '' || url.password !== '') return 'credentialsInUrl';
  if (isLocal(url)) return local ? null : url.protocol === 'https:' ? 'addressRefused' : 'httpsRequired';
  if (url.protocol !== 'https:') return 'httpsRequired';
  const host = toHost(url);
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'addressRefused' : null;
}

/**
 * Resolves the addresses of a URL's host. If any of them is not public, none is returned: a name that resolves into a
 * private network is refused, whatever its other addresses.
 */
export async function resolveAddresses(
  hostname: string,
  { local }: TargetRules,
  resolve: Resolve,
): Promise<readonly LookupAddress[] | TargetError> {
  const addresses = await resolve(hostname).catch(() => []);
  if (addresses.length === 0) return 'nameUnknown';
  if (local && hostname === 'localhost') return addresses;
  return addresses.every(({ address }) => isPublicAddress(address)) ? addresses : 'addressRefused';
}

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost';

/** The host as the resolver and the socket expect it: an IPv6 address without its brackets. */
export const toHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

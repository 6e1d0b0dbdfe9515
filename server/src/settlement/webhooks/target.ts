import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** Why a URL is no place to send to. */
export type TargetFault =
  | 'urlInvalid'
  | 'httpsRequired'
  | 'credentialsInUrl'
  | 'addressRefused'
  | 'nameUnknown';

/** All addresses of a name; rejects where it has none. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

export interface TargetRules {
  /** `http://localhost` too, and this machine behind it: the sandbox only. */
  readonly local: boolean;
}

/** What can be told of a URL without asking anybody; null where nothing speaks against it. */
export function faultOfUrl(text: string, { local }: TargetRules): TargetFault | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.hostname === '' || url.hash !== '') return 'urlInvalid';
  if (url.username !== '' || url.password !== '') return 'credentialsInUrl';
  if (isLocal(url)) return local ? null : url.protocol === 'https:' ? 'addressRefused' : 'httpsRequired';
  if (url.protocol !== 'https:') return 'httpsRequired';
  const host = hostOf(url);
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'addressRefused' : null;
}

/**
 * The addresses a URL's host may be reached at. Where one of them is not public, none is: a name that leads into a
 * private network is refused whatever else it leads to.
 */
export async function addressesOf(
  hostname: string,
  { local }: TargetRules,
  resolve: Resolve,
): Promise<readonly LookupAddress[] | TargetFault> {
  const found = await resolve(hostname).catch(() => []);
  if (found.length === 0) return 'nameUnknown';
  if (local && hostname === 'localhost') return found;
  return found.every(({ address }) => isPublicAddress(address)) ? found : 'addressRefused';
}

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost';

/** The host as the resolver and the socket take it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

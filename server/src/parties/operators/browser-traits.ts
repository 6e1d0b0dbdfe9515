import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { toClientNetwork } from '../../platform/http';

/** What a session is bound to, besides its cookie. */
export interface BrowserTraits {
  readonly userAgent: string;
  /** See `toSessionNetwork`. */
  readonly network: string;
}

const maxUserAgentLength = 300;

export const readBrowserTraits = ({ headers, ip }: FastifyRequest): BrowserTraits => ({
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
  network: toSessionNetwork(ip),
});

/**
 * The network that a session stays in: the /24 of an IPv4 address, or the /48 of an IPv6 address. Wide enough for a
 * home or office whose address changes, too narrow for a stolen cookie to work elsewhere.
 */
export function toSessionNetwork(ip: string): string {
  const client = toClientNetwork(ip);
  if (isIPv4(client)) return `${client.split('.').slice(0, 3).join('.')}.0/24`;
  if (client.endsWith('::/64')) return `${client.split(':').slice(0, 3).join(':')}::/48`;
  return client;
}

/** Most specific first: Edge and Opera also say Chrome, Chrome also says Safari. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome on Windows`: for people, to recognize their own devices. */
export function describeDevice(userAgent: string): string {
  const find = (names: typeof browsers): string | undefined =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers) ?? 'Unknown browser';
  const system = find(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}

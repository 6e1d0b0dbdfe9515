import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { toClientNetwork } from '../../platform/http';

/** What a session is bound to, in addition to its cookie. */
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

import { isIPv4 } from 'node:net';

/**
 * The networks that one provider usually has many of: an IPv4 address's /16, an IPv6 network's /32.
 *
 * @param network as of `toClientNetwork`
 */
export function toNetworkBlock(network: string): string {
  return isIPv4(network)
    ? network.split('.').slice(0, 2).join('.')
    : network.split(':').slice(0, 2).join(':');
}

import { isIPv4, isIPv6 } from 'node:net';

/**
 * The unit that limits count: an IPv4 address, or the /64 of an IPv6 address, within which every customer of a provider
 * has 2^64 addresses.
 */
export function toClientNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

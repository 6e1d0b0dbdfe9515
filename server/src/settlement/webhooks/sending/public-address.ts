import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public internet: not this machine, a private network, a carrier's network, or a
 * cloud's metadata service. An IPv4 address written as IPv6 is checked as IPv4.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  // addresses that embed an IPv4 one (::7f00:1) count as unicast too
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: not this machine, not a private network, not a carrier's, not a
 * cloud's metadata service; an IPv4 address written as IPv6 counts as what it stands for.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  // addresses that embed an IPv4 one (::7f00:1) count as unicast too
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

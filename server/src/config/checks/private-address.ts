import net from 'node:net';
import os from 'node:os';

const privateNetworks = new net.BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public DNS resolves (RFC 2606, 6761, 6762, 8375). */
const privateNames = /(^|\.)(localhost|test|example|invalid|local|internal|home\.arpa)\.?$/i;

/** Addresses of the machine's network interfaces. */
const listOwnAddresses = (): string[] =>
  Object.values(os.networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));

/**
 * Whether only this machine, or its private network, reaches a host: a loopback or private address, or a name that no
 * public DNS resolves. A wildcard address is as private as every address of the machine.
 */
export function isPrivateHost(
  host: string,
  ownAddresses: () => readonly string[] = listOwnAddresses,
): boolean {
  const [bare = ''] = host.replace(/^\[|\]$/g, '').split('%');
  if (bare === '0.0.0.0') return ownAddresses().filter(net.isIPv4).every(isPrivateAddress);
  if (bare === '::') return ownAddresses().every(isPrivateAddress);
  return net.isIP(bare) === 0 ? privateNames.test(bare) : isPrivateAddress(bare);
}

function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  return privateNetworks.check(bare, net.isIPv4(bare) ? 'ipv4' : 'ipv6');
}

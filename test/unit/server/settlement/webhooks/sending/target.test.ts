import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../../../../server/src/settlement/webhooks/sending/public-address';
import {
  resolveAddresses,
  validateUrl,
} from '../../../../../../server/src/settlement/webhooks/sending/target';

describe('public IP addresses', () => {
  it.each([
    '8.8.8.8',
    '142.250.69.110',
    '2607:f8b0:400b:80f::200e',
    '::ffff:8.8.8.8',
  ])('%s is a public address', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine, another of its addresses', '127.8.9.1'],
    ['no address', '0.0.0.0'],
    ['a private network', '10.0.0.5'],
    ['a private network', '172.16.3.4'],
    ['a private network', '192.168.1.10'],
    ['a carrier’s network', '100.64.0.1'],
    ['a cloud’s metadata', '169.254.169.254'],
    ['everybody in the network', '255.255.255.255'],
    ['a group', '224.0.0.251'],
    ['documentation', '203.0.113.9'],
    ['a test bench', '198.18.0.1'],
    ['nobody yet', '240.0.0.1'],
    ['this machine', '::1'],
    ['no address', '::'],
    ['a private network', 'fd00::12'],
    ['a metadata service over IPv6', 'fd00:ec2::254'],
    ['the same link', 'fe80::1'],
    ['a site', 'fec0::1'],
    ['IPv4 in IPv6', '::ffff:127.0.0.1'],
    ['IPv4 in IPv6, in hexadecimal', '::ffff:a9fe:a9fe'],
    ['IPv4 in IPv6, the old way', '::7f00:1'],
    ['IPv4 behind a translator', '64:ff9b::a00:5'],
    ['IPv4 in 6to4', '2002:7f00:1::'],
    ['IPv4 in Teredo', '2001:0:7f00:1::'],
    ['documentation', '2001:db8::1'],
    ['no address at all', 'localhost'],
  ])('%s is not public: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('URLs', () => {
  it.each([
    ['https://shop.example/hooks?shop=1', null],
    ['https://shop.example:8443/', null],
    ['https://8.8.8.8/', null],
    ['http://shop.example/', 'httpsRequired'],
    ['http://localhost:3000/', 'httpsRequired'],
    ['https://localhost/', 'addressRefused'],
    ['https://user:secret@shop.example/', 'credentialsInUrl'],
    ['https://user@shop.example/', 'credentialsInUrl'],
    ['https://127.0.0.1/', 'addressRefused'],
    ['https://2130706433/', 'addressRefused'],
    ['https://0x7f.1/', 'addressRefused'],
    ['https://0177.0.0.1/', 'addressRefused'],
    ['https://[::1]/', 'addressRefused'],
    ['https://[::ffff:169.254.169.254]/', 'addressRefused'],
    ['https://169.254.169.254/latest/meta-data', 'addressRefused'],
    ['https://shop.example/#here', 'urlInvalid'],
    ['ftp://shop.example/', 'httpsRequired'],
    ['javascript:alert(1)', 'urlInvalid'],
    ['shop.example', 'urlInvalid'],
    ['', 'urlInvalid'],
  ])('%s: %s', (url, fault) => {
    expect(validateUrl(url, { local: false })).toBe(fault);
  });

  it('the sandbox allows this machine, and only by its name', () => {
    expect(validateUrl('http://localhost:4020/hooks', { local: true })).toBeNull();
    for (const url of ['http://127.0.0.1:4020/', 'http://shop.example/', 'http://localhost.example/'])
      expect(validateUrl(url, { local: true })).toBe('httpsRequired');
    expect(validateUrl('https://10.0.0.1/', { local: true })).toBe('addressRefused');
  });
});

describe('names', () => {
  const to =
    (...addresses: string[]) =>
    async (): Promise<LookupAddress[]> =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it('a host name resolves to public addresses or is rejected', async () => {
    const outside = { local: false };
    expect(await resolveAddresses('shop.example', outside, to('8.8.8.8'))).toEqual([
      { address: '8.8.8.8', family: 4 },
    ]);
    expect(await resolveAddresses('shop.example', outside, to('8.8.8.8', '10.0.0.1'))).toBe('addressRefused');
    expect(await resolveAddresses('shop.example', outside, to('::1'))).toBe('addressRefused');
    expect(await resolveAddresses('localhost', outside, to('127.0.0.1'))).toBe('addressRefused');
    expect(await resolveAddresses('shop.example', { local: true }, to('127.0.0.1'))).toBe('addressRefused');
    expect(await resolveAddresses('localhost', { local: true }, to('127.0.0.1'))).toHaveLength(1);
    expect(await resolveAddresses('gone.example', outside, to())).toBe('nameUnknown');
    const fails = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await resolveAddresses('gone.example', outside, fails)).toBe('nameUnknown');
  });
});

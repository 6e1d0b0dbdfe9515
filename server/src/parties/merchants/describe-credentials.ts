import type { FastifyRequest } from 'fastify';
import { isOfOtherMode, type KeyMode } from './keys/keys';

/** Of a server in a mode: what it calls the keys of the other mode, and how their owner reaches the right server. */
const otherKeys: Readonly<Record<KeyMode, { readonly name: string; readonly remedy: string }>> = {
  live: {
    name: 'of a sandbox, and this API is live',
    remedy: 'set `apiUrl`, or the address of the script, to the sandbox’s origin, or use a live key',
  },
  test: {
    name: 'of the live environment, and this API is a sandbox',
    remedy: 'leave `apiUrl` out and load the script from production, or use a key of the sandbox',
  },
};

/** Describes a refused key with the right beginning. */
function describeRefused(kind: string, key: string, mode: KeyMode): string {
  if (!isOfOtherMode(mode, key)) return `a ${kind} key that is unknown, revoked or expired`;
  const { name, remedy } = otherKeys[mode];
  return `a ${kind} key ${name}: ${remedy}`;
}

/**
 * Describes a key that was refused by its kind only: a response never repeats a key.
 *
 * @param mode of this server
 */
export function describeKey(key: string | undefined, mode: KeyMode): string {
  if (key === undefined || key === '') return 'nothing';
  if (key.startsWith('sk_')) return 'a secret key, which belongs on your server only';
  return key.startsWith('pk_') ? describeRefused('publishable', key, mode) : 'something else';
}

/**
 * Describes what a merchant's server sent in place of its secret key.
 *
 * @param mode of this server
 */
export function describeCredential(
  { headers }: FastifyRequest,
  key: string | undefined,
  mode: KeyMode,
): string {
  if (headers.authorization === undefined) return 'no such header';
  if (key === undefined || key === '') return 'another scheme or no key';
  if (key.startsWith('pk_')) return 'a publishable key';
  return key.startsWith('sk_') ? describeRefused('secret', key, mode) : 'something else';
}

/** A page's origin is not secret. Anything else that a caller sends in the header is not repeated. */
export function describeOrigin(origin: string | undefined): string {
  if (origin === undefined) return 'no such header: the call is for browsers';
  return URL.canParse(origin) && new URL(origin).origin === origin && origin.length <= 200
    ? origin
    : 'something else';
}

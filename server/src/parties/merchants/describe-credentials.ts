import type { FastifyRequest } from 'fastify';

/** Describes a key that was refused by its kind only: a response never repeats a key. */
export function describeKey(key: string | undefined): string {
  if (key === undefined || key === '') return 'nothing';
  if (key.startsWith('sk_')) return 'a secret key, which belongs on your server only';
  return key.startsWith('pk_')
    ? 'a publishable key that is unknown, revoked, expired or of another environment'
    : 'something else';
}

/** Describes what a merchant's server sent in place of its secret key. */
export function describeCredential({ headers }: FastifyRequest, key: string | undefined): string {
  if (headers.authorization === undefined) return 'no such header';
  if (key === undefined || key === '') return 'another scheme or no key';
  if (key.startsWith('pk_')) return 'a publishable key';
  return key.startsWith('sk_')
    ? 'a secret key that is unknown, revoked, expired or of another environment'
    : 'something else';
}

/** A page's origin is not secret. Anything else that a caller sends in the header is not repeated. */
export function describeOrigin(origin: string | undefined): string {
  if (origin === undefined) return 'no such header: the call is for browsers';
  return URL.canParse(origin) && new URL(origin).origin === origin && origin.length <= 200
    ? origin
    : 'something else';
}

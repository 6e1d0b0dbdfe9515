import { fastifyCookie } from '@fastify/cookie';
import { brand } from '@tamarack/core/brand';
import type { FastifyRequest } from 'fastify';
import { ageLimitMs } from '../sessions';

const name = `${brand.id}_resume`;

/** The device's resume token: a refresh resumes the same checkout without any token in client storage. */
export function readResumeCookie(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}

/**
 * Third-party by nature (the merchant's page calls our origin), hence `SameSite=None; Partitioned`: each merchant's
 * site has its own cookie jar. Scripts cannot read it.
 */
const attributes = fastifyCookie
  .serialize(name, '', {
    path: '/v1/checkout',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
    maxAge: ageLimitMs / 1000,
  })
  .slice(`${name}=`.length);

/** Builds the value of a `Set-Cookie` header. Our tokens are base64url, which a cookie takes as it is. */
export const buildResumeCookie = (token: string): string => `${name}=${token}${attributes}`;

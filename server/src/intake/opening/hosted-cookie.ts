import { brand } from '@tamarack/core/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ageLimitMs } from '../sessions';

const name = `${brand.id}_hosted`;

/** The device's token on our own site; the hosted page cannot read that of a merchant's site. */
export function readHostedCookie(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}

/** First-party: no other site's request sends it. */
export function writeHostedCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  reply.setCookie(name, token, {
    path: '/v1/hosted',
    httpOnly: true,
    // only a sandbox has no https: Safari keeps no `Secure` cookie of `http://localhost`
    secure: publicUrl.startsWith('https:'),
    sameSite: 'strict',
    maxAge: ageLimitMs / 1000,
  });
}

import { brand } from '@tamarack/core/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { frameAgeLimitMs } from './service';
import { isTrustworthyOrigin } from './trustworthy-origin';

const secureName = `__Host-${brand.id}_frame`;
/** Of a sandbox without https. */
const plainName = `${brand.id}_frame`;

export function readFrameCookie(request: FastifyRequest, publicOrigin: string): string | null {
  return request.cookies[isTrustworthyOrigin(publicOrigin) ? secureName : plainName] ?? null;
}

/** `Partitioned`: each merchant's site has its own frames. Scripts cannot read it. */
export function writeFrameCookie(reply: FastifyReply, token: string, publicOrigin: string): void {
  const settings = { path: '/', httpOnly: true, maxAge: frameAgeLimitMs / 1000 };
  if (isTrustworthyOrigin(publicOrigin))
    reply.setCookie(secureName, token, { ...settings, secure: true, sameSite: 'none', partitioned: true });
  else reply.setCookie(plainName, token, { ...settings, sameSite: 'lax' });
}

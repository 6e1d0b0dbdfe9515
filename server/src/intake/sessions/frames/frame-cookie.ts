import { brand } from '@tamarack/core/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { frameAgeLimitMs } from './service';
import { isTrustworthyOrigin } from './trustworthy-origin';

const secureName = `__Host-${brand.id}_frame`;
/** Name of the cookie in a sandbox without https. */
const plainName = `${brand.id}_frame`;

const isEncrypted = (origin: string): boolean => origin.startsWith('https:');

export function readFrameCookie({ cookies }: FastifyRequest, publicOrigin: string): string | null {
  const plain = isEncrypted(publicOrigin) ? null : cookies[plainName];
  return (isTrustworthyOrigin(publicOrigin) && cookies[secureName]) || plain || null;
}

/**
 * `Partitioned`: each merchant's site has its own frames. Scripts cannot read it. A sandbox at `http://localhost` sets
 * both: Safari keeps no `Secure` cookie there, and the other browsers keep no plain one of another site.
 */
export function writeFrameCookie(reply: FastifyReply, token: string, publicOrigin: string): void {
  const settings = { path: '/', httpOnly: true, maxAge: frameAgeLimitMs / 1000 };
  if (isTrustworthyOrigin(publicOrigin))
    reply.setCookie(secureName, token, { ...settings, secure: true, sameSite: 'none', partitioned: true });
  if (!isEncrypted(publicOrigin)) reply.setCookie(plainName, token, { ...settings, sameSite: 'lax' });
}

import { brand } from '@tamarack/core/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { frameAgeLimitMs } from './service';

const name = `__Host-${brand.id}_frame`;

export function readFrameCookie(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}

/** `Partitioned`: each merchant's site has its own frames. Scripts cannot read it. */
export function writeFrameCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(name, token, {
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
    maxAge: frameAgeLimitMs / 1000,
  });
}

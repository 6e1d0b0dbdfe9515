import { brand } from '@tamarack/core/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ageLimitMs } from '../src/parties/operators';

/** The cookie with an operator's session token. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

export function createSessionCookie(publicUrl: string): SessionCookie {
  // only a sandbox has no https: Safari keeps no `Secure` cookie of `http://localhost`
  const secure = publicUrl.startsWith('https:');
  const options = { path: '/operator', httpOnly: true, secure, sameSite: 'strict' } as const;
  // `__Secure-`: browsers accept the cookie from https responses only
  const name = `${secure ? '__Secure-' : ''}${brand.id}_operator`;
  return {
    read: (request) => request.cookies[name] || null,
    write: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: ageLimitMs / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/** Query parameter of a page's automatic requests, which do not keep a session alive. */
export const automaticParam = 'auto';

export const isAutomaticRequest = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && automaticParam in query;

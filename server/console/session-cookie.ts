import { brand } from '@tamarack/core/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ageLimitMs } from '../src/parties/operators';

const options = { path: '/operator', httpOnly: true, secure: true, sameSite: 'strict' } as const;

/** The operator's session in the browser. */
export interface OperatorCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

export function createOperatorCookie(publicUrl: string): OperatorCookie {
  // The prefix: no insecure response can have set it. `http://localhost` may not set one.
  const name = `${publicUrl.startsWith('https:') ? '__Secure-' : ''}${brand.id}_operator`;
  return {
    read: (request) => request.cookies[name] || null,
    write: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: ageLimitMs / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

/** Marks automatic requests of a page, which do not keep a session alive. */
export const automaticParam = 'auto';

export const isAutomaticRequest = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && automaticParam in query;

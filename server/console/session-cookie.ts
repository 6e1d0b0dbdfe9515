import { brand } from '@tamarack/core/brand';
import type { FastifyRequest } from 'fastify';
import { createTokenCookie, type TokenCookie } from '../pages/web/token-cookie';
import { ageLimitMs } from '../src/parties/operators';

/** The cookie with an operator's session token. */
export const createSessionCookie = (publicUrl: string): TokenCookie =>
  createTokenCookie({
    publicUrl,
    name: `${brand.id}_operator`,
    path: '/operator',
    sameSite: 'strict',
    maxAgeMs: ageLimitMs,
  });

/** Query parameter of a page's automatic requests, which do not keep a session alive. */
export const automaticParam = 'auto';

export const isAutomaticRequest = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && automaticParam in query;

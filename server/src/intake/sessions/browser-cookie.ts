import { brand } from '@tamarack/core/brand';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTrustworthyOrigin } from './trustworthy-origin';

const isEncrypted = (origin: string): boolean => origin.startsWith('https:');

/**
 * A cookie of our documents inside the merchants' sites. `Partitioned`: each site has its own. Scripts cannot read it. A
 * sandbox at `http://localhost` sets two: Safari keeps no `Secure` cookie there, and the other browsers keep no plain one
 * of another site.
 */
export function createBrowserCookie(kind: 'device' | 'frame', ageMs: number) {
  const secureName = `__Host-${brand.id}_${kind}`;
  /** Name of the cookie in a sandbox without https. */
  const plainName = `${brand.id}_${kind}`;
  return {
    read: ({ cookies }: FastifyRequest, publicOrigin: string): string | null => {
      const plain = isEncrypted(publicOrigin) ? null : cookies[plainName];
      return (isTrustworthyOrigin(publicOrigin) && cookies[secureName]) || plain || null;
    },
    write: (reply: FastifyReply, token: string, publicOrigin: string): void => {
      const settings = { path: '/', httpOnly: true, maxAge: ageMs / 1000 };
      if (isTrustworthyOrigin(publicOrigin))
        reply.setCookie(secureName, token, {
          ...settings,
          secure: true,
          sameSite: 'none',
          partitioned: true,
        });
      if (!isEncrypted(publicOrigin)) reply.setCookie(plainName, token, { ...settings, sameSite: 'lax' });
    },
  };
}

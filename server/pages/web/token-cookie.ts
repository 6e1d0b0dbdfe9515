import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie with a secret token, not readable by scripts. */
export interface TokenCookie {
  read(request: FastifyRequest): string | null;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

export function createTokenCookie({
  publicUrl,
  name: plainName,
  path,
  sameSite,
  maxAgeMs,
}: {
  readonly publicUrl: string;
  readonly name: string;
  readonly path: string;
  readonly sameSite: 'strict' | 'lax';
  readonly maxAgeMs: number;
}): TokenCookie {
  // only the sandbox has no https: Safari rejects `Secure` cookies of `http://localhost`
  const secure = publicUrl.startsWith('https:');
  const options = { path, httpOnly: true, secure, sameSite } as const;
  // `__Secure-`: browsers accept the cookie from https responses only
  const name = `${secure ? '__Secure-' : ''}${plainName}`;
  return {
    read: (request) => request.cookies[name] || null,
    write: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge: maxAgeMs / 1000 }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie with a secret token, not readable by scripts. */
export interface TokenCookie extends ReturnType<typeof createTokenCookie> {}

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
}) {
  // only the sandbox has no https: Safari rejects `Secure` cookies of `http://localhost`
  const secure = publicUrl.startsWith('https:');
  const options = { path, httpOnly: true, secure, sameSite } as const;
  // `__Secure-`: browsers accept the cookie from https responses only
  const name = `${secure ? '__Secure-' : ''}${plainName}`;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] || null,
    write: (reply: FastifyReply, token: string): void =>
      void reply.setCookie(name, token, { ...options, maxAge: maxAgeMs / 1000 }),
    clear: (reply: FastifyReply): void => void reply.clearCookie(name, options),
  };
}

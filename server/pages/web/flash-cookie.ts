import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { parseJson } from './parse-json';

/** A message shown once, on the page after an action. The cookie has its code; nothing else in it is trusted. */
export interface FlashCookie<T> {
  set(reply: FastifyReply, value: T): void;
  /** Reads the message and clears the cookie with this response. */
  take(request: FastifyRequest, reply: FastifyReply): T | null;
}

export function createFlashCookie<T>({
  name,
  path,
  schema,
}: {
  readonly name: string;
  readonly path: string;
  readonly schema: z.ZodType<T>;
}): FlashCookie<T> {
  const options = { path, httpOnly: true, secure: true, sameSite: 'strict' } as const;
  return {
    set: (reply, value) => void reply.setCookie(name, JSON.stringify(value), { ...options, maxAge: 60 }),
    take: (request, reply) => {
      const cookie = request.cookies[name];
      if (cookie === undefined) return null;
      reply.clearCookie(name, options);
      const parsed = schema.safeParse(parseJson(cookie));
      return parsed.success ? parsed.data : null;
    },
  };
}

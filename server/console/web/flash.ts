import { brand } from '@tamarack/core/brand';
import { formatMoney } from '@tamarack/core/money/format';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** A message shown once, on the page after an action. */
const flashSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('approved'), limitCents: z.int().min(0) }),
  z.object({ code: z.literal('rejected') }),
  z.object({ code: z.literal('asked') }),
  z.object({ code: z.literal('loggedOut') }),
]);

export type Flash = z.output<typeof flashSchema>;

const name = `${brand.id}_operator_flash`;
const options = { path: '/operator', httpOnly: true, secure: true, sameSite: 'strict' } as const;

export function setFlash(reply: FastifyReply, value: Flash): void {
  reply.setCookie(name, JSON.stringify(value), { ...options, maxAge: 60 });
}

/** Reads the message and clears the cookie with this response. */
export function takeFlash(request: FastifyRequest, reply: FastifyReply): string | null {
  const cookie = request.cookies[name];
  if (cookie === undefined) return null;
  reply.clearCookie(name, options);
  const parsed = flashSchema.safeParse(parseJson(cookie));
  return parsed.success ? formatFlash(parsed.data) : null;
}

function formatFlash(flash: Flash): string {
  switch (flash.code) {
    case 'approved':
      return `Approved for ${formatMoney(flash.limitCents, 'en')}. The applicant will be notified.`;
    case 'rejected':
      return 'Rejected. The applicant will be notified, with the reasons.';
    case 'asked':
      return 'Information requested. The applicant will be notified. The application returns to the queue when they respond.';
    case 'loggedOut':
      return 'You’ve been logged out.';
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** @jsxRuntime automatic */

import { randomUUID } from 'node:crypto';
import { dayMs } from '@tamarack/core/calendar/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { field } from './form-body';
import { createTokenCookie } from './token-cookie';

/**
 * Idempotency key of a browser's forms that create something. It changes after each creation, so that a form that is
 * submitted twice, also after going back or in another tab, has the same key.
 */
export interface FormKey extends ReturnType<typeof createFormKey> {}

const uuid = z.uuid();

/** Body fields of a form with `FormKeyField`; pages of the previous release have none. */
export const formKeyBody = {
  key: field(z.union([uuid, z.literal('')]).transform((key) => key || randomUUID())),
} as const;

export const FormKeyField = ({ formKey }: { readonly formKey: string }) => (
  <input type="hidden" name="key" value={formKey} />
);

export function createFormKey(options: Omit<Parameters<typeof createTokenCookie>[0], 'maxAgeMs'>) {
  const cookie = createTokenCookie({ ...options, maxAgeMs: dayMs });
  const renew = (reply: FastifyReply): string => {
    const key = randomUUID();
    cookie.write(reply, key);
    return key;
  };
  return {
    /** The key for the forms of a page. */
    read: (request: FastifyRequest, reply: FastifyReply): string => {
      const { success, data } = uuid.safeParse(cookie.read(request));
      return success ? data : renew(reply);
    },
    /** Call it after a creation. Returns the key for later forms. */
    renew,
  };
}

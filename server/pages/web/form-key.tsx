/** @jsxRuntime automatic */
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { field } from './form-body';
import { createTokenCookie } from './token-cookie';

/**
 * The key of a browser's forms that create something. It changes once one of them did: a form that is pressed twice, also
 * after going back or in another tab, has the key of its first press.
 */
export interface FormKey {
  /** For the forms of this page. */
  read(request: FastifyRequest, reply: FastifyReply): string;
  /** Call it after something was created. Returns the key of the forms after that. */
  renew(reply: FastifyReply): string;
}

const uuid = z.uuid();

/** Of the body of a form with `FormKeyField`; a page of the release before has none. */
export const formKeyBody = {
  key: field(z.union([uuid, z.literal('')]).transform((key) => key || randomUUID())),
} as const;

export const FormKeyField = ({ formKey }: { readonly formKey: string }) => (
  <input type="hidden" name="key" value={formKey} />
);

export function createFormKey(options: Omit<Parameters<typeof createTokenCookie>[0], 'maxAgeMs'>): FormKey {
  const cookie = createTokenCookie({ ...options, maxAgeMs: 86_400_000 });
  const renew = (reply: FastifyReply): string => {
    const key = randomUUID();
    cookie.write(reply, key);
    return key;
  };
  return {
    read: (request, reply) => {
      const { success, data } = uuid.safeParse(cookie.read(request));
      return success ? data : renew(reply);
    },
    renew,
  };
}

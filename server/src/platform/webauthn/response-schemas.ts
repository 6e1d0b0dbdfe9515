import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]{1,20000}$/);

const common = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** `PublicKeyCredential.toJSON()` of a request; further members are ignored. */
export const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((value) => value ?? undefined),
  }),
});

/** `PublicKeyCredential.toJSON()` of a new passkey; further members are ignored. */
export const creation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

export type Assertion = z.output<typeof assertion>;

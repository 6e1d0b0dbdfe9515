import { z } from 'zod';

export const requestOptions = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyRequestOptions',
  description: 'Input of `PublicKeyCredential.parseRequestOptionsFromJSON()`.',
});

export const creationOptions = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyCreationOptions',
  description: 'Input of `PublicKeyCredential.parseCreationOptionsFromJSON()`.',
});

/** Validated when it is verified. */
export const passkeyInput = z
  .object({ response: z.looseObject({ id: z.string().max(2000) }) })
  .meta({ id: 'PasskeyInput', description: 'Output of `PublicKeyCredential.toJSON()`.' });

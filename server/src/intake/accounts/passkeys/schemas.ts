import { z } from 'zod';

export const requestOptions = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyRequestOptions',
  description: 'As `PublicKeyCredential.parseRequestOptionsFromJSON` takes them.',
});

export const creationOptions = z.looseObject({ challenge: z.string() }).meta({
  id: 'PasskeyCreationOptions',
  description: 'As `PublicKeyCredential.parseCreationOptionsFromJSON` takes them.',
});

/** Validated when it is verified. */
export const passkeyInput = z
  .object({ response: z.looseObject({ id: z.string().max(2000) }) })
  .meta({ id: 'PasskeyInput', description: 'What `PublicKeyCredential.toJSON` returns.' });

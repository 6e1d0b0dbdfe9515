import { z } from 'zod';
import type { KmsConfig } from '../adapters/kms';

const text = z.string().min(1);

const credentials = {
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  AWS_SESSION_TOKEN: text.optional(),
};

type Credentials = { readonly [K in keyof typeof credentials]?: string | undefined };

/** A schema of variables that are used with an AWS account. */
export const withCredentials = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ ...credentials, ...shape }).refine(
    (e) => {
      const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = e as Credentials;
      return (id === undefined) === (secret === undefined);
    },
    {
      path: ['AWS_SECRET_ACCESS_KEY'],
      message: 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together',
    },
  );

/** Null: the credentials of the machine or container. */
export function toCredentials(e: Credentials): KmsConfig['credentials'] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = e;
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  return {
    accessKeyId,
    secretAccessKey,
    ...(e.AWS_SESSION_TOKEN !== undefined && { sessionToken: e.AWS_SESSION_TOKEN }),
  };
}

/** ARN of a key, not of an alias: an alias can be pointed at another key. */
const keyArn = /^arn:aws[a-z-]*:kms:[a-z0-9-]+:\d{12}:key\/[\w-]+$/;

const expectedArns = 'expected ARNs of keys, separated by commas: arn:aws:kms:region:account:key/id';

const kmsEnvironment = withCredentials({
  KMS_KEY_IDS: text
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine((ids) => ids.every((id) => keyArn.test(id)) && new Set(ids).size === ids.length, expectedArns)
    .optional(),
  KMS_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

/** Null: the key ring encrypts. Throws a ZodError that names the problem. */
export function readKmsConfig(env: Readonly<Record<string, string | undefined>>): KmsConfig | null {
  const e = kmsEnvironment.parse(env);
  if (e.KMS_KEY_IDS === undefined) return null;
  return { keyIds: e.KMS_KEY_IDS, endpoint: e.KMS_ENDPOINT ?? null, credentials: toCredentials(e) };
}

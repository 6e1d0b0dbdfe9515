import { createTamarack, findApiUrl, type Tamarack } from '../create-tamarack';
import { type Io, UsageError } from './io';

/** Keys of the sandbox's merchant and operators. They are public: the sandbox has fictitious data only. */
export const sandbox = {
  publishableKey: 'pk_sandbox_northline_7f3a9c1e5b2d4860',
  operatorKey: 'op_sandbox_5e1d7b90c3f24a68b7d05c92e8146fa3',
  secondOperatorKey: 'op_sandbox_c94b20e7a5d1463f8e6b07d3f1925ac8',
} as const;

export interface Settings {
  readonly secretKey: string;
  readonly apiUrl: string;
  readonly tamarack: Tamarack;
}

/** Keys are read from the environment only: other users and the shell's history can see the command line. */
export function readSettings({ env }: Pick<Io, 'env'>, apiUrlOption: string | undefined): Settings {
  const { TAMARACK_SECRET_KEY: secretKey = '', TAMARACK_API_URL } = env;
  if (secretKey === '')
    throw new UsageError(
      'TAMARACK_SECRET_KEY is not set. Set it to your secret key (sk_…); the sandbox’s key is in docs/sandbox.md.',
    );
  const apiUrl = apiUrlOption ?? TAMARACK_API_URL ?? findApiUrl(secretKey);
  if (apiUrl === null)
    throw new UsageError(
      'TAMARACK_API_URL is not set. Set it, or --api-url, to the address of the sandbox that issued this key (sk_test_…).',
    );
  return { secretKey, apiUrl, tamarack: createTamarack({ secretKey, apiUrl }) };
}

import type { FastifyRequest } from 'fastify';
import { problem } from '../../platform/errors';
import { type App, addRequestProperty, readBearer } from '../../platform/http';
import type { OperatorKeysService } from './keys/keys';
import type { Operator } from './roles';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes with `access: 'operator'` or `'console'`; reading it elsewhere throws. */
    readonly operator: Operator;
  }
}

export interface OperatorAuthenticator extends ReturnType<typeof createOperatorAuthenticator> {}

export function createOperatorAuthenticator(
  app: App,
  { operatorKeys }: { readonly operatorKeys: OperatorKeysService },
) {
  const setOperator = addRequestProperty(app, 'operator');
  return {
    /** For the console, which authenticates operators by their session. */
    setOperator,

    /** Authenticates by operator key. */
    authenticate: async (request: FastifyRequest): Promise<{ readonly scope: string }> => {
      // looked up by its hash, so that timing reveals nothing about the key
      const key = readBearer(request);
      const operator = key ? await operatorKeys.findByKey(key) : null;
      if (!operator) throw problem('unauthorized');
      setOperator(request, operator);
      return { scope: `operator:${operator.id}` };
    },
  };
}

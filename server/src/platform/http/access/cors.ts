import { ratesPath } from '@tamarack/core/protocol/rate-table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isProblem } from '../../errors';
import type { App } from '../app/app';

/** Of every response to an origin that may read it. Sent as they are, so that a request costs no merging of options. */
const sharedHeaders = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Retry-After, Idempotency-Replayed, X-Request-Id',
};

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': [
    'content-type',
    'merchantKey',
    'sessionToken',
    'checkoutId',
    'Idempotency-Key',
    // monitoring scripts of a merchant's page add them to every call
    'traceparent',
    'X-Request-Id',
  ].join(', '),
  'access-control-max-age': '600',
  // Safari waits for a body without it
  'content-length': '0',
};

/** Entry points of an integration: a developer may call them from a page that is not registered yet. */
const entryPaths: readonly string[] = ['/v1/checkout', ratesPath];

/**
 * Exact origins only: those that merchants registered, and our own. The merchant's own origin is checked once the
 * caller is known (see access.ts); a preflight carries no key. Any page may call the entry points, but can read the
 * response only where it is the refusal meant for its developer (`TC-1000…`). Credentials are allowed because the SDK's
 * call sends them, and without the header a browser withholds every response.
 */
export function registerCors(
  app: App,
  isRegisteredOrigin: (origin: string) => Promise<boolean>,
  publicOrigin: string,
): void {
  /** Returns whether the request goes on: a preflight is answered here, before authentication. */
  const allow = (request: FastifyRequest, reply: FastifyReply, origin: string): boolean => {
    reply.header('access-control-allow-origin', origin).headers(sharedHeaders);
    if (request.method !== 'OPTIONS') return true;
    sendPreflight(request, reply);
    return false;
  };

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined) return done();
    if (origin === publicOrigin || isEntryPreflight(request)) {
      if (allow(request, reply, origin)) done();
      return;
    }
    isRegisteredOrigin(origin).then((isRegistered) => {
      if (!isRegistered || allow(request, reply, origin)) done();
    }, done);
  });
  // lets a preflight reach the hook
  app.options('*', { schema: { hide: true } }, (_request, reply) => void reply.callNotFound());

  app.addHook('onError', async (request, reply, error) => {
    const { origin } = request.headers;
    if (origin === undefined || !isProblem(error) || error.type !== 'merchant-setup') return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
  });
}

const isEntryPreflight = ({ method, url }: FastifyRequest): boolean =>
  method === 'OPTIONS' && entryPaths.includes(url.split('?')[0] ?? '');

function sendPreflight(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers['access-control-request-method'] === undefined)
    reply.code(400).type('text/plain').send('Invalid Preflight Request');
  else reply.code(204).headers(preflightHeaders).send();
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../../database';
import { problem } from '../../errors';
import type { App } from '../app/app';
import { describeValue } from '../validation/describe-value';
import type { IdempotencyService, IdempotentRequest, StoredResponse } from './idempotency-service';

const mutations = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Random keys only: a short one could be guessed, or collide by chance. */
const keyPattern = /^[\w-]{16,100}$/;
/** Responses after which the client retries: they are not stored. */
const retryableStatuses = new Set([401, 429]);
const maxReleaseMs = 2_000;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Stores the response in the transaction of the work; does nothing for a request without an idempotency key.
     * A route that does not call it has its response stored after the work: a crash in between lets a retry repeat it.
     */
    readonly storeResponse: (trx: Executor, response: StoredResponse) => Promise<void>;
    /** Whether the response of this request is stored. */
    readonly hasIdempotencyKey: boolean;
  }
}

/**
 * Makes every mutation safe to repeat: with an `Idempotency-Key`, a second call with the same key and body gets the
 * first one's response and changes nothing.
 */
export function registerIdempotency(app: App, service: IdempotencyService): void {
  const calls = new WeakMap<FastifyRequest, IdempotentRequest>();
  const committed = new WeakSet<FastifyRequest>();
  const answered = new WeakSet<FastifyRequest>();

  /** A database outage must not delay the response that reports it: the key is then released a little later. */
  const release = async (call: IdempotentRequest): Promise<void> => {
    const timeout = new AbortController();
    await Promise.race([
      service.release(call).catch(() => undefined),
      pause(maxReleaseMs, undefined, { signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
  };

  app.decorateRequest('storeResponse', {
    getter(this: FastifyRequest) {
      return async (trx: Executor, response: StoredResponse): Promise<void> => {
        const call = calls.get(this);
        if (!call) return;
        await service.finish(call, response, trx);
        committed.add(this);
      };
    },
  });

  app.decorateRequest('hasIdempotencyKey', {
    getter(this: FastifyRequest) {
      return calls.has(this);
    },
  });

  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const call = toCall(request, service);
    if (!call) return undefined;
    const stored = await service.begin(call);
    if (stored) return replay(reply, stored);
    // past its deadline: nothing else would release the key
    if (answered.has(request)) await service.release(call);
    else calls.set(request, call);
    return undefined;
  };

  const finish = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
    answered.add(request);
    const call = calls.get(request);
    if (!call) return;
    calls.delete(request);
    // an error response rolls back the transaction, and the stored response with it
    if (committed.has(request) && reply.statusCode < 400) return;
    if (isRetryable(request, reply.statusCode) || typeof payload !== 'string') await release(call);
    else await service.finish(call, toStoredResponse(reply, payload));
  };

  // nothing is awaited, and no promise made, in a call without a key
  app.addHook('preHandler', (request, reply, done) => {
    if (!hasKey(request)) return done();
    // a replayed response is sent: the request goes no further
    begin(request, reply).then((sent) => sent === undefined && done(), done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!hasKey(request)) return done(null, payload);
    finish(request, reply, payload).then(() => done(null, payload), done);
  });
}

const hasKey = ({ headers }: FastifyRequest): boolean => headers['idempotency-key'] !== undefined;

/**
 * Error responses to uploads are not stored: an interrupted connection causes one, and the file is not part of the
 * compared request.
 */
function isRetryable(request: FastifyRequest, status: number): boolean {
  const upload = request.routeOptions.config.upload === true;
  return status >= 500 || retryableStatuses.has(status) || (upload && status >= 400);
}

function toCall(request: FastifyRequest, service: IdempotencyService): IdempotentRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !mutations.has(request.method)) return null;
  const scope = toScope(request, service);
  if (scope === null) return null;
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw problem('malformed-request', {
      detail: `Idempotency-Key: expected 16 to 100 letters, digits, hyphens or underscores, received ${describeValue(key, false)}.`,
    });
  return { scope, key, request: JSON.stringify([request.method, request.url, request.body ?? null]) };
}

/**
 * Keys are scoped to a session or merchant. A publishable key is public: a caller who guesses a customer's key (an
 * order's number) must not get that customer's session, so its scope includes the caller's address.
 */
function toScope({ caller, ip, headers }: FastifyRequest, service: IdempotencyService): string | null {
  if (!caller?.isPublic) return caller?.scope ?? null;
  return service.toPublicScope(caller.scope, JSON.stringify([ip, headers['user-agent'] ?? '']));
}

function toStoredResponse(reply: FastifyReply, body: string): StoredResponse {
  const cookies = reply.getHeader('set-cookie');
  return {
    status: reply.statusCode,
    contentType: String(reply.getHeader('content-type') ?? 'application/json'),
    cookies: cookies === undefined ? [] : [cookies].flat().map(String),
    body,
  };
}

function replay(reply: FastifyReply, stored: StoredResponse): FastifyReply {
  if (stored.cookies.length > 0) reply.header('set-cookie', stored.cookies);
  return reply
    .code(stored.status)
    .type(stored.contentType)
    .header('idempotency-replayed', 'true')
    .serializer((body: string) => body)
    .send(stored.body);
}

import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../database';

/** Stores the response for a repeated call, in the transaction of the work, which must not run twice. */
export type StoreResponse<T> = (trx: Executor, response: T) => Promise<void>;

/** For calls without an idempotency key. */
export const storeNothing: StoreResponse<unknown> = async () => undefined;

/**
 * Stores a response of this status with the work; otherwise a crash in between would let a repeated call run it again.
 */
export const storeResponseFor =
  (request: FastifyRequest, status = 200): StoreResponse<unknown> =>
  (trx, response) =>
    request.storeResponse(trx, {
      status,
      contentType: 'application/json; charset=utf-8',
      cookies: [],
      body: JSON.stringify(response),
    });

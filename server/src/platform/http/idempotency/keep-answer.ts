import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../database';

/** In the act's transaction: keeps the answer for a repeated call, which must not act a second time. */
export type Keep<T> = (trx: Executor, answer: T) => Promise<void>;

/** Keeps an answer of this status with the work, or a crash between the two would let a repeated call act again. */
export const keepFor =
  (request: FastifyRequest, status = 200): Keep<unknown> =>
  (trx, answer) =>
    request.keepAnswer(trx, {
      status,
      contentType: 'application/json; charset=utf-8',
      cookies: [],
      body: JSON.stringify(answer),
    });

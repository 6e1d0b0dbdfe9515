import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../errors';
import type { App } from '../app/app';

/** How long each part of a request may take. Uploads have their own limits for the body (see upload.ts). */
export interface Deadlines {
  /** From the connection, or the previous response, to the last byte of the headers. */
  readonly headersMs: number;
  /** From the headers to the last byte of the body, on routes without `deadlines.bodyMs`. */
  readonly bodyMs: number;
  /** From the headers to the response, body included, on routes without `deadlines.responseMs`. */
  readonly responseMs: number;
  /** Without a byte in either direction: ends a download that nobody reads. */
  readonly idleMs: number;
}

export const defaultDeadlines: Deadlines = {
  headersMs: 10_000,
  bodyMs: 15_000,
  responseMs: 30_000,
  idleMs: 120_000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own limits. Null: the route limits its body itself. */
    deadlines?: { readonly bodyMs?: number | null; readonly responseMs?: number };
  }
}

/** Seconds after which a request that took too long may be repeated. */
const retryAfter = 5;

/**
 * Responds to a request whose body takes too long with `request-timeout`, and to one whose handler takes too long with
 * `service-unavailable`, and closes the connection of both. Register it first: the time of every other hook counts.
 */
export function registerDeadlines(app: App, deadlines: Deadlines): void {
  // on the request itself: a garbage collection would look at every entry of a WeakMap
  const timer = Symbol('deadline');
  app.decorateRequest(timer);
  const stop = (request: FastifyRequest): void => clearTimeout(Reflect.get(request, timer));

  app.addHook('onRequest', (request, reply, done) => {
    const { responseMs = deadlines.responseMs } = request.routeOptions.config.deadlines ?? {};
    Reflect.set(
      request,
      timer,
      setTimeout(() => {
        if (!reply.sent) sendAndClose(reply, problem('service-unavailable', { retryAfter }));
      }, responseMs),
    );
    reply.raw.once('close', () => stop(request));
    done();
  });
  // a response that is being sent is limited by the time without a byte
  app.addHook('onSend', (request, _reply, _payload, done) => {
    stop(request);
    done();
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { bodyMs = deadlines.bodyMs } = request.routeOptions.config.deadlines ?? {};
    if (bodyMs === null || !hasBody(request)) return done();
    const bodyTimer = setTimeout(() => {
      // the parser makes it the request's error, and closes the connection
      payload.emit('error', problem('request-timeout'));
    }, bodyMs);
    for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(bodyTimer));
    done();
  });
}

function sendAndClose(reply: FastifyReply, error: Error): void {
  reply.header('connection', 'close').send(error);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

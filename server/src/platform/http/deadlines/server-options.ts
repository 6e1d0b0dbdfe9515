import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { problem } from '../../errors';
import { bareHeaders } from '../bare-headers';
import { toProblemBody } from '../problems';
import type { Deadlines } from './deadlines';

/** How often Node looks for connections past a deadline. */
const checkIntervalMs = 1_000;

/** Fastify's options for what happens before a request reaches a route: slow and malformed headers. */
export function buildConnectionOptions({ headersMs, idleMs }: Deadlines) {
  return {
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkIntervalMs },
    connectionTimeout: idleMs,
    clientErrorHandler: respondToClientError,
  } satisfies FastifyHttpOptions<Server>;
}

/** No route has seen the request, so the response is written by hand. */
function respondToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const answer = problem(isLate ? 'request-timeout' : 'malformed-request');
  const body = JSON.stringify(toProblemBody(answer, randomUUID()));
  socket.end(
    [
      `HTTP/1.1 ${answer.status} ${isLate ? 'Request Timeout' : 'Bad Request'}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

import os from 'node:os';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import type { App } from './app/app';
import { describeError } from './problems';

/** Takes the log, a line at a time. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The only fields that are logged: process, host, method, route pattern, status, duration, and the ids of request, trace
 * and merchant. Never a body, a header, or a URL with its values.
 */
export function buildLoggerOptions(
  level: string,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: { process: process.pid, host: os.hostname() },
    // Fastify's own lines: an error without its message, a request or reply without any field.
    serializers: {
      err: (error) => ({ type: error.name, message: '', stack: '', ...describeError(error) }),
      req: () => ({}),
      res: () => ({}),
    },
    ...(stream ? { stream } : {}),
  };
}

/**
 * Adds a field to every further line of a request. Fastify has made a pino logger for the request; a child of that one
 * would cost more than its line.
 */
export function addToLog({ log }: FastifyRequest, field: Readonly<Record<string, string>>): void {
  // none in an app that does not log
  (log as FastifyRequest['log'] & Partial<Pick<Logger, 'setBindings'>>).setBindings?.(field);
}

export function registerAccessLog(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}

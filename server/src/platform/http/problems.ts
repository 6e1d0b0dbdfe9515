import type { FieldProblem, Problem, ProblemType } from '@tamarack/core/errors/catalogue';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import { isDatabaseOutage, isDiskFull } from '../database';
import { isProblem, type ProblemDetails, type ProblemError, problem } from '../errors';
import type { App } from './app/app';
import { bareHeaders } from './bare-headers';
import { explainProblem } from './validation/explain-problem';

/** Fastify's own error codes, as problem types with a sentence for developers. */
const problemsByCode: Readonly<Record<string, readonly [type: ProblemType, detail: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload-too-large', 'The body is larger than this operation accepts.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-request', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed-request', 'Expected JSON in the body, received an empty body.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'malformed-request',
    'This operation does not accept the Content-Type. JSON is sent as application/json.',
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'malformed-request',
    'Content-Length differs from the length of the body.',
  ],
};

const noOperation = {
  detail:
    'No operation has this method and path: /swagger/merchant.json lists the calls of merchants’ servers.',
};

/** Every error response is problem+json with the request's id. */
export function registerProblems(app: App): void {
  app.setNotFoundHandler((request, reply) =>
    // a misspelt path is not to be taken for an id that does not exist
    sendProblem(
      request,
      reply,
      problem('not-found', request.url.startsWith('/v1/merchant') ? noOperation : {}),
    ),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problemError = toProblem(error);
    if (problemError.status >= 500) request.log.error(describeError(error), 'request failed');
    return sendProblem(request, reply, problemError, explainProblem(request, problemError));
  });
}

/** For a URL that the router cannot read. No hook has seen the request. */
export function respondToRoutingError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const type = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not-found' : 'malformed-request';
  return sendProblem(request, reply.headers(bareHeaders), problem(type));
}

/** Maps an error to a problem. */
export function toProblem(error: unknown): ProblemError {
  if (isProblem(error)) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return problem('validation-failed', { errors: error.validation.map(toFieldProblem) });
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? problemsByCode[code] : undefined;
  if (known) return problem(known[0], { detail: known[1] });
  if (statusCode === 429) return problem('rate-limited');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return problem('malformed-request');
  if (isDatabaseOutage(error) || isDiskFull(error)) return problem('service-unavailable', { retryAfter: 5 });
  return problem('internal');
}

/** The body of a problem's response. */
export function toProblemBody(
  { type, status, details: own }: ProblemError,
  requestId: string,
  details: ProblemDetails = own,
): Problem {
  const { cause: _, ...members } = details;
  return { type, title: toTitle(type), status, instance: requestId, ...members };
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
  details?: ProblemDetails,
): FastifyReply {
  if (error.details.retryAfter !== undefined) reply.header('retry-after', error.details.retryAfter);
  return reply
    .code(error.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(toProblemBody(error, request.id, details));
}

function toTitle(type: ProblemType): string {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toFieldProblem(error: ZodFastifySchemaValidationError): FieldProblem {
  return { path: error.instancePath || '/', code: 'invalid' };
}

/**
 * The loggable part of an error. Its message may contain values of the failing row (driver) or part of the body
 * (parser), so it is left out. The stack is kept without its first line, which repeats the message.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    error: error.name,
    code,
    constraint,
    table,
    frames,
    cause: error.cause && describeError(error.cause),
  };
}

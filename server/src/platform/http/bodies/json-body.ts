import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import { type ProblemError, problem } from '../../errors';
import type { App } from '../app/app';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts JSON sent as text/plain, the only type that `navigator.sendBeacon` may send to another origin. */
    textBody?: boolean;
  }
}

type Done = (error: Error | null, body?: unknown) => void;

/** Deeper than any body of the API. Code that walks through a body may therefore be recursive. */
export const maxJsonDepth = 32;

/**
 * Parses JSON in UTF-8, refusing deep nesting and names such as `__proto__` with `malformed-request`. Routes refuse
 * text/plain unless they declare otherwise, because a foreign page can post it without a preflight.
 */
export function registerJsonBody(app: App): void {
  const parseDefault = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, body: Buffer, done: Done): void => {
    if (!isUtf8(body)) throw problem('malformed-request', { detail: 'The body is not UTF-8.' });
    const text = body.toString('utf8');
    if (isTooDeep(text))
      throw problem('malformed-request', {
        detail: `The body is nested deeper than ${maxJsonDepth} levels.`,
      });
    parseDefault(request, text, (error, parsed) =>
      done(error && isJson(text) ? refuseName() : error, parsed),
    );
  };
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parse);
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done: Done) => {
      if (!request.routeOptions.config.textBody)
        throw problem('malformed-request', { detail: 'Expected Content-Type: application/json.' });
      parse(request, body, done);
    },
  );
}

const refuseName = (): ProblemError =>
  problem('malformed-request', {
    detail: 'The body has a name that is not accepted, such as __proto__.',
  });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Counts brackets outside strings; text that is not JSON is left to the parser. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      if (++depth > maxJsonDepth) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}

import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { $ZodType } from 'zod/v4/core';
import { problem } from '../../errors';
import type { App } from '../app/app';
import { checkInput, type Part, toUnknownProblem } from './check-input';
import { isExplained, isStrict } from './merchant-call';

/**
 * Routes that merchants call, by their `config.access`: errors explain themselves, and unknown names of merchants'
 * servers are refused, even if an operation has no body or query parameters at all. Register it before the routes.
 */
export function registerMerchantInput(app: App): void {
  app.addHook('onRoute', (route) => {
    const config = route.config ?? {};
    if (isExplained(config)) route.validatorCompiler = createCompiler(isStrict(config));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (isStrict(request.routeOptions.config)) refuseUndeclared(request);
    done();
  });
}

const createCompiler =
  (strict: boolean): FastifySchemaCompiler<unknown> =>
  ({ schema, httpPart, url }) => {
    if (!(schema instanceof $ZodType)) throw new Error(`${url}: not a zod schema`);
    const options = { part: (httpPart ?? 'body') as Part, isStrict: strict };
    return (input) => {
      const checked = checkInput(schema, input, options);
      return 'value' in checked
        ? checked
        : { error: problem('validation-failed', { errors: checked.errors }) };
    };
  };

/** Parts without a schema are not validated. */
function refuseUndeclared({ query, body, routeOptions: { schema } }: FastifyRequest): void {
  const errors = [
    ...(schema?.querystring ? [] : listNames(query, 'querystring')),
    ...(schema?.body ? [] : listNames(body, 'body')),
  ];
  if (errors.length > 0) throw problem('validation-failed', { errors });
}

const listNames = (value: unknown, part: Part) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value)
        .slice(0, 20)
        .map((name) => toUnknownProblem({ path: [], name, known: [] }, part))
    : [];

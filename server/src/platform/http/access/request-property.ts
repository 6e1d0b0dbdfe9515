import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app';

/**
 * Adds a property to requests and returns its setter. Until it is set, a request has the fallback's value.
 *
 * @param fallback default: reading throws
 */
export function addRequestProperty<Name extends keyof FastifyRequest>(
  app: App,
  name: Name,
  fallback: () => FastifyRequest[Name] = notSet,
): (request: FastifyRequest, value: FastifyRequest[Name]) => void {
  const values = new WeakMap<FastifyRequest, { readonly value: FastifyRequest[Name] }>();
  app.decorateRequest<unknown, string>(name, {
    getter(this: FastifyRequest): unknown {
      const set = values.get(this);
      return set ? set.value : fallback();
    },
  });
  return (request, value) => void values.set(request, { value });
}

function notSet(): never {
  throw new Error('the route does not require this access');
}

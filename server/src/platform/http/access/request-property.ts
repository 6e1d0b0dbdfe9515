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
  // on the request itself: a garbage collection would look at every entry of a WeakMap
  const slot = Symbol(name);
  app.decorateRequest(slot);
  app.decorateRequest<unknown, string>(name, {
    getter(this: FastifyRequest): unknown {
      const value: unknown = Reflect.get(this, slot);
      return value === undefined ? fallback() : value;
    },
  });
  return (request, value) => void Reflect.set(request, slot, value);
}

function notSet(): never {
  throw new Error('the route does not require this access');
}

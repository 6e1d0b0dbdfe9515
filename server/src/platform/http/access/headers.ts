import type { FastifyRequest } from 'fastify';

/** Returns a header that occurs once. */
export function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the key of `Authorization: Bearer …`. */
export function readBearer(request: FastifyRequest): string | undefined {
  const [scheme, key] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' ? key : undefined;
}

import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app';
import type { Access } from '../openapi/operation';
import { addRequestProperty } from './request-property';

/** Who calls, as far as the platform has to know it. */
export interface Caller {
  /** `session:<id>`, `merchant:<id>` or `operator:<id>`: whose idempotency keys and rate limits a call counts to. */
  readonly scope: string;
  /** Proven by a public key only: everybody has that, so idempotency keys are kept apart by address too. */
  readonly isPublic?: boolean;
  /** Whose uploads run at the same time; default: those of the network address. */
  readonly uploader?: string;
}

/**
 * Proves the caller of a route and sets what the route reads of it. Null: the call takes no idempotency key. Throws
 * `unauthorized`, or what stands for it.
 */
export type Authenticator = (request: FastifyRequest) => Promise<Caller | null>;

/** One for each kind of access, given by the area that knows those callers. */
export type Authenticators = Readonly<Record<Exclude<Access, 'open'>, Authenticator>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on routes with `access: 'open'`. */
    readonly caller: Caller | null;
  }
}

/** Proves the caller before the body is read, as the route's `config.access` says. */
export function registerAccess(app: App, authenticators: Authenticators): void {
  const setCaller = addRequestProperty(app, 'caller', () => null);
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'open';
    if (access !== 'open') setCaller(request, await authenticators[access](request));
  });
}

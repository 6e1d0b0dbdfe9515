import type { FastifyRequest } from 'fastify';
import type { App } from '../app/app';
import { addToLog } from '../logs';
import type { Access } from '../openapi/operation';
import { addRequestProperty } from './request-property';

/** The properties of a caller that the platform uses. */
interface Caller {
  /** `session:<id>`, `merchant:<id>` or `operator:<id>`: scope of a call's idempotency keys and rate limits. */
  readonly scope: string;
  /**
   * Authenticated by a publishable key only. Such keys are public, so idempotency keys are scoped by network address
   * too.
   */
  readonly isPublic?: boolean;
  /** The merchant whose checkout or key it is, for the log. */
  readonly merchantId?: string;
  /** Scope of the limit on concurrent uploads; default: the network address. */
  readonly uploader?: string;
}

/**
 * Authenticates the caller of a route and sets the request properties that the route reads. Null: the call supports no
 * idempotency key. Throws `unauthorized`, or the problem that replaces it.
 */
export type Authenticator = (request: FastifyRequest) => Promise<Caller | null>;

/** One for each kind of access, provided by the area that knows those callers. */
export type Authenticators = Readonly<Record<Exclude<Access, 'open'>, Authenticator>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on routes with `access: 'open'`. */
    readonly caller: Caller | null;
  }
}

/** Authenticates the caller before the body is read, as the route's `config.access` says. Log lines name the merchant. */
export function registerAccess(app: App, authenticators: Authenticators): void {
  const setCaller = addRequestProperty(app, 'caller', () => null);
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'open';
    if (access === 'open') return;
    const caller = await authenticators[access](request);
    setCaller(request, caller);
    if (caller?.merchantId !== undefined) addToLog(request, { merchant: caller.merchantId });
  });
}

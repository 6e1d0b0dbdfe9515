import type { FastifyRequest } from 'fastify';
import { asksByItself, createOperatorCookie } from '../../../console/session-cookie';
import type { Services } from '../../composition';
import type { Session } from '../../intake/sessions/session';
import type { Merchant } from '../../parties/merchants/service';
import type { Operator } from '../../parties/operators/service';
import { problem } from '../errors/problem';
import type { App } from './app';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for a session that is locked, on a route with `access: 'session'`. Default false. */
    whileLocked?: boolean;
    /**
     * Also without a key where the hosted page calls, on a route with `access: 'merchantKey'`: the route then finds out
     * which merchant it is about. Default false.
     */
    keyless?: boolean;
  }
  interface FastifyRequest {
    /** Set on routes with `access: 'session'`; reading it elsewhere throws. */
    readonly session: Session;
    /** Set on routes with `access: 'merchantKey'` or `'merchantSecret'`; reading it elsewhere throws. */
    readonly merchant: Merchant;
    /** The same on routes with `keyless`; null where the hosted page called without a key. */
    readonly keyHolder: Merchant | null;
    /** Set on routes with `access: 'operator'` or `'console'`; reading it elsewhere throws. */
    readonly operator: Operator;
  }
}

/** Proves the caller before the body is read, as the route's `config.access` says. */
export function registerAccess(
  app: App,
  services: Services,
  options: { readonly publicOrigin: string },
): void {
  const sessions = new WeakMap<FastifyRequest, Session>();
  const merchants = new WeakMap<FastifyRequest, Merchant>();
  const operators = new WeakMap<FastifyRequest, Operator>();
  const operatorCookie = createOperatorCookie(options.publicOrigin);
  app.decorateRequest('session', { getter: of(sessions) });
  app.decorateRequest('merchant', { getter: of(merchants) });
  app.decorateRequest('keyHolder', {
    getter(this: FastifyRequest) {
      return merchants.get(this) ?? null;
    },
  });
  app.decorateRequest('operator', { getter: of(operators) });

  const originAllowed = async (request: FastifyRequest, merchantId: string): Promise<boolean> => {
    const { origin } = request.headers;
    if (origin === undefined || origin === options.publicOrigin) return true;
    return services.merchants.origins.belongs(origin, merchantId);
  };

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'open';
    if (access === 'session') {
      const session = await services.sessions.authenticate(
        header(request, 'sessiontoken'),
        header(request, 'checkoutid'),
        { whileLocked: request.routeOptions.config.whileLocked ?? false },
      );
      if (!(await originAllowed(request, session.merchantId))) throw problem('unauthorized');
      sessions.set(request, session);
    } else if (access === 'merchantKey') {
      const key = header(request, 'merchantkey');
      const { keyless = false } = request.routeOptions.config;
      if (keyless && key === undefined && request.headers.origin === options.publicOrigin) return;
      const merchant = key ? await services.merchants.findByKey('publishable', key) : null;
      if (!merchant)
        throw merchantSetup('TC-1000-01', 'merchantKey is missing or not known: use your pk_ key.');
      if (request.headers.origin === undefined || !(await originAllowed(request, merchant.id)))
        throw merchantSetup(
          'TC-1000-02',
          'The page that calls checkout is on no origin you have registered.',
        );
      merchants.set(request, merchant);
    } else if (access === 'merchantSecret') {
      const key = bearerOf(request);
      const merchant = key ? await services.merchants.findByKey('secret', key) : null;
      if (!merchant) throw problem('unauthorized');
      merchants.set(request, merchant);
    } else if (access === 'operator') {
      // looked up by its hash: how long that takes tells nothing of the key
      const key = bearerOf(request);
      const operator = key ? await services.operators.findByKey(key) : null;
      if (!operator) throw problem('unauthorized');
      operators.set(request, operator);
    } else if (access === 'console') {
      const token = operatorCookie.read(request);
      const operator = token && (await services.operatorSessions.authenticate(token, !asksByItself(request)));
      if (!operator) throw problem('unauthorized');
      operators.set(request, operator);
    }
  });
}

/** An error of the merchant's set-up: `code` begins with TC-1000, `detail` is meant for the merchant. */
export function merchantSetup(code: `TC-1000-${string}`, detail: string) {
  return problem('merchant-setup', { code, detail });
}

function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme, key] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' ? key : undefined;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function of<T>(kept: WeakMap<FastifyRequest, T>) {
  return function get(this: FastifyRequest): T {
    const value = kept.get(this);
    if (value === undefined) throw new Error('the route does not ask for this access');
    return value;
  };
}

import { isAllowedOrigin, type OriginCache } from '../../parties/merchants';
import { problem } from '../../platform/errors';
import { type App, type Authenticator, addRequestProperty, readHeader } from '../../platform/http';
import type { Session } from '../applications';
import type { SessionsService } from './service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also allows a locked session, on a route with `access: 'session'`. Default false. */
    whileLocked?: boolean;
  }
  interface FastifyRequest {
    /** Set on routes with `access: 'session'`; reading it elsewhere throws. */
    readonly session: Session;
  }
}

/** Authenticates by the two headers of a session. */
export function createSessionAuthenticator(
  app: App,
  deps: { readonly sessions: SessionsService; readonly origins: OriginCache; readonly publicOrigin: string },
): Authenticator {
  const { sessions, origins, publicOrigin } = deps;
  const setSession = addRequestProperty(app, 'session');
  return async (request) => {
    const session = await sessions.authenticate(
      readHeader(request, 'sessiontoken'),
      readHeader(request, 'checkoutid'),
      { whileLocked: request.routeOptions.config.whileLocked ?? false },
    );
    const { origin } = request.headers;
    if (
      origin !== undefined &&
      !(await isAllowedOrigin({ origin, publicOrigin }, session.merchantId, origins))
    )
      throw problem('unauthorized');
    setSession(request, session);
    return { scope: `session:${session.sessionId}`, uploader: `application:${session.applicationId}` };
  };
}

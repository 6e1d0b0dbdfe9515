import { isAllowedOrigin, type OriginLookup } from '../../parties/merchants';
import { problem } from '../../platform/errors';
import { type App, type Authenticator, addRequestProperty, readHeader } from '../../platform/http';
import type { Session } from '../applications';
import { createFrameAuthenticator, describeSession } from './frames/authenticator';
import { frameCookie } from './frames/frame-cookie';
import type { FramesService } from './frames/service';
import type { SessionsService } from './service';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also allows a locked session, on a route for sessions or their frames. Default false. */
    whileLocked?: boolean;
  }
  interface FastifyRequest {
    /** Set on routes for sessions or their frames; reading it elsewhere throws. */
    readonly session: Session;
  }
}

/** Authenticates a page by the two headers of a session, and its secure frames by their cookie. */
export function createSessionAuthenticators(
  app: App,
  deps: {
    readonly sessions: SessionsService;
    readonly frames: FramesService;
    readonly origins: OriginLookup;
    readonly publicOrigin: string;
  },
): Readonly<Record<'session' | 'frame' | 'sessionOrFrame', Authenticator>> {
  const { sessions, frames, origins, publicOrigin } = deps;
  const setSession = addRequestProperty(app, 'session');
  const session: Authenticator = async (request) => {
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
    return describeSession(session);
  };
  const frame = createFrameAuthenticator({ frames, setSession, publicOrigin });
  return {
    session,
    frame,
    sessionOrFrame: (request) => {
      const isFrame =
        readHeader(request, 'sessiontoken') === undefined && frameCookie.read(request, publicOrigin) !== null;
      return isFrame ? frame(request) : session(request);
    },
  };
}

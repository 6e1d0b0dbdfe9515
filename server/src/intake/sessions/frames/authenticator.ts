import type { FastifyRequest } from 'fastify';
import { problem } from '../../../platform/errors';
import { type Authenticator, readHeader } from '../../../platform/http';
import type { Session } from '../../applications';
import { isTrustworthyOrigin } from '../trustworthy-origin';
import { frameCookie } from './frame-cookie';
import type { FramesService } from './service';

/** Authenticates a call of our own frames by their cookie and the `checkoutId` header. */
export function createFrameAuthenticator(deps: {
  readonly frames: Pick<FramesService, 'authenticate'>;
  readonly setSession: (request: FastifyRequest, session: Session) => void;
  readonly publicOrigin: string;
}): Authenticator {
  const { frames, setSession, publicOrigin } = deps;
  return async (request) => {
    checkSameOrigin(request, publicOrigin);
    const session = await frames.authenticate(
      frameCookie.read(request, publicOrigin),
      readHeader(request, 'checkoutid'),
      {
        whileLocked: request.routeOptions.config.whileLocked ?? false,
      },
    );
    setSession(request, session);
    return describeSession(session);
  };
}

/** A session as a caller. */
export const describeSession = ({ sessionId, applicationId, merchantId }: Session) => ({
  scope: `session:${sessionId}`,
  uploader: `application:${applicationId}`,
  merchantId,
});

/**
 * Refuses a request that a script of another origin made: browsers set both headers, and no page can change them. A
 * browser sends at least one of them with every request but a navigation.
 */
export function checkSameOrigin({ headers }: FastifyRequest, publicOrigin: string): void {
  const site = headers['sec-fetch-site'];
  if (headers.origin !== undefined && headers.origin !== publicOrigin) throw problem('unauthorized');
  if (site !== undefined && site !== 'same-origin') throw problem('unauthorized');
  if (headers.origin === undefined && site === undefined && isTrustworthyOrigin(publicOrigin))
    throw problem('unauthorized');
}

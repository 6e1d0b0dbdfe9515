import type { FastifyRequest } from 'fastify';
import type { MemberSession, MemberSessionsService } from '../src/parties/members';
import type { KeyMode } from '../src/parties/merchants';
import { problem } from '../src/platform/errors';
import { type App, type Authenticator, addRequestProperty } from '../src/platform/http';
import type { DashboardContext } from './context';
import { homePath } from './paths';
import { createDashboardCookies } from './web/cookies';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** On a route with `access: 'member'`: also for members who have not chosen a merchant yet. Default false. */
    merchantOptional?: boolean;
  }
  interface FastifyRequest {
    /** Set on routes with `access: 'member'`, except those with `merchantOptional`; reading it elsewhere throws. */
    readonly dashboard: DashboardContext;
    /** Set on all routes with `access: 'member'`; reading it elsewhere throws. */
    readonly memberSession: MemberSession;
  }
}

/** The member has to choose one of several merchants first. */
export class MerchantNotChosen extends Error {
  override readonly name = 'MerchantNotChosen';
}

/** Authenticates by a member's session in the browser. */
export function createDashboardAuthenticator(
  app: App,
  deps: {
    readonly memberSessions: MemberSessionsService;
    readonly mode: KeyMode;
    readonly publicOrigin: string;
  },
): Authenticator {
  const { memberSessions, mode, publicOrigin } = deps;
  const cookies = createDashboardCookies(publicOrigin);
  const setContext = addRequestProperty(app, 'dashboard');
  const setSession = addRequestProperty(app, 'memberSession');
  return async (request: FastifyRequest) => {
    const token = cookies.session.read(request);
    const session = token && (await memberSessions.authenticate(token));
    if (!session) throw problem('unauthorized');
    setSession(request, session);
    const { member, open } = session;
    if (open === null) {
      if (request.routeOptions.config.merchantOptional) return null;
      throw new MerchantNotChosen();
    }
    setContext(request, {
      member: { id: member.id, email: member.email },
      as: open.as,
      merchant: open.merchant,
      role: open.as.role,
      language: member.language,
      mode,
      url: request.method === 'GET' ? request.url : homePath,
    });
    // no idempotency keys: forms have none
    return null;
  };
}

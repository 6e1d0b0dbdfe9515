import {
  type OperatorAuthenticator,
  type OperatorSessionsService,
  readBrowserTraits,
} from '../src/parties/operators';
import { problem } from '../src/platform/errors';
import type { Authenticator } from '../src/platform/http';
import { createSessionCookie, isAutomaticRequest } from './session-cookie';

/** Authenticates by the operator's session in the browser. */
export function createConsoleAuthenticator(deps: {
  readonly operatorSessions: OperatorSessionsService;
  readonly setOperator: OperatorAuthenticator['setOperator'];
  readonly publicOrigin: string;
}): Authenticator {
  const cookie = createSessionCookie(deps.publicOrigin);
  return async (request) => {
    const token = cookie.read(request);
    const keepAlive = !isAutomaticRequest(request);
    const operator =
      token && (await deps.operatorSessions.authenticate(token, readBrowserTraits(request), keepAlive));
    if (!operator) throw problem('unauthorized');
    deps.setOperator(request, operator);
    return null;
  };
}

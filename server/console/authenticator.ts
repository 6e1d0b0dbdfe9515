import type { OperatorAuthenticator } from '../src/parties/operators/authenticator';
import type { OperatorSessionsService } from '../src/parties/operators/sessions';
import { problem } from '../src/platform/errors/problem';
import type { Authenticator } from '../src/platform/http/access/access';
import { asksByItself, createOperatorCookie } from './session-cookie';

/** By the operator's session in the browser. */
export function createConsoleAuthenticator(deps: {
  readonly operatorSessions: OperatorSessionsService;
  readonly setOperator: OperatorAuthenticator['setOperator'];
  readonly publicOrigin: string;
}): Authenticator {
  const cookie = createOperatorCookie(deps.publicOrigin);
  return async (request) => {
    const token = cookie.read(request);
    const operator = token && (await deps.operatorSessions.authenticate(token, !asksByItself(request)));
    if (!operator) throw problem('unauthorized');
    deps.setOperator(request, operator);
    return null;
  };
}

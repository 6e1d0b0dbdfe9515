import { createConsoleAuthenticator } from '../console';
import { createDashboardAuthenticator } from '../dashboard';
import { createSessionAuthenticators } from '../src/intake/sessions';
import { createMerchantAuthenticators } from '../src/parties/merchants';
import { createOperatorAuthenticator } from '../src/parties/operators';
import type { App, Authenticators } from '../src/platform/http';
import type { Services } from './composition';

/** The authenticator of each kind of access. */
export function createAuthenticators(
  app: App,
  services: Pick<
    Services,
    'sessions' | 'frames' | 'merchants' | 'memberSessions' | 'operatorKeys' | 'operatorSessions'
  >,
  publicOrigin: string,
): Authenticators {
  const { sessions, frames, merchants, memberSessions, operatorKeys, operatorSessions } = services;
  const { authenticate: operator, setOperator } = createOperatorAuthenticator(app, { operatorKeys });
  return {
    ...createSessionAuthenticators(app, { sessions, frames, origins: merchants.origins, publicOrigin }),
    ...createMerchantAuthenticators(app, { merchants, publicOrigin }),
    operator,
    console: createConsoleAuthenticator({ operatorSessions, setOperator, publicOrigin }),
    member: createDashboardAuthenticator(app, { memberSessions, mode: merchants.mode, publicOrigin }),
  };
}

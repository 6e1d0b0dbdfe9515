import { createConsoleAuthenticator } from '../console';
import type { Services } from './composition';
import { createSessionAuthenticator } from './intake/sessions';
import { createMerchantAuthenticators } from './parties/merchants';
import { createOperatorAuthenticator } from './parties/operators';
import type { App, Authenticators } from './platform/http';

/** The authenticator of each kind of access. */
export function createAuthenticators(
  app: App,
  services: Pick<Services, 'sessions' | 'merchants' | 'operators' | 'operatorSessions'>,
  publicOrigin: string,
): Authenticators {
  const { sessions, merchants, operators, operatorSessions } = services;
  const { authenticate: operator, setOperator } = createOperatorAuthenticator(app, { operators });
  return {
    session: createSessionAuthenticator(app, { sessions, origins: merchants.origins, publicOrigin }),
    ...createMerchantAuthenticators(app, { merchants, publicOrigin }),
    operator,
    console: createConsoleAuthenticator({ operatorSessions, setOperator, publicOrigin }),
  };
}

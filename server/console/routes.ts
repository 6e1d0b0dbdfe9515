import { registerScript, registerStyles } from '../pages/web/assets';
import type { App } from '../src/platform/http';
import { registerAccountPages } from './access/account-routes';
import { registerOperatorPages } from './access/operator-routes';
import { registerConsoleScope } from './console-scope';
import { registerFunnelPages } from './funnel/funnel-routes';
import { registerHealthPages } from './health/health-routes';
import { registerEnrolmentRoutes, registerLoginRoutes } from './login/login-routes';
import { registerMerchantPages } from './merchants/merchant-routes';
import { registerPayeePages } from './payees/payee-routes';
import { registerPeoplePages } from './people/people-routes';
import { registerPolicyPages } from './policy/policy-routes';
import { registerQueueRoutes } from './queue/queue-routes';
import { registerReviewPages } from './review/routes';
import { registerSecurityPages } from './security/security-routes';
import type { ConsoleServices } from './web/services';

const styles = [
  './review/review.css',
  './funnel/funnel.css',
  './policy/policy.css',
  './access/access.css',
  './merchants/merchants.css',
].map((file) => new URL(file, import.meta.url));

/** The operators' console at `/operator`: pages made by the server, which work without script, except the login. */
export function registerConsole(app: App, services: ConsoleServices): void {
  registerConsoleScope(app, services, (scope) => {
    registerStyles(scope, '/console.css', styles);
    registerScript(scope, '/passkey.js', new URL('./page/passkey.js', import.meta.url));
    registerLoginRoutes(scope, services);
    registerEnrolmentRoutes(scope, services);
    registerQueueRoutes(scope, services);
    registerReviewPages(scope, services);
    registerSecurityPages(scope, services);
    registerPeoplePages(scope, services);
    registerMerchantPages(scope, services);
    registerPayeePages(scope, services);
    registerAccountPages(scope, services);
    registerOperatorPages(scope, services);
    registerHealthPages(scope, services);
    registerFunnelPages(scope, services);
    registerPolicyPages(scope, services);
  });
}

import { readFileSync } from 'node:fs';
import { brand } from '@tamarack/core/brand';
import type { App } from '../src/platform/http';
import { registerAccountPages } from './access/account-routes';
import { registerOperatorPages } from './access/operator-routes';
import { registerConsoleScope } from './console-scope';
import { registerHealthPages } from './health/health-routes';
import { registerEnrolmentRoutes, registerLoginRoutes } from './login/login-routes';
import { registerMerchantPages } from './merchants/merchant-routes';
import { registerPayeePages } from './payees/payee-routes';
import { registerQueueRoutes } from './queue/queue-routes';
import { registerReviewPages } from './review/routes';
import { registerSecurityPages } from './security/security-routes';
import type { ConsoleServices } from './web/services';

/** The operators' console at `/operator`: pages made by the server, which work without script, except the login. */
export function registerConsole(app: App, services: ConsoleServices): void {
  registerConsoleScope(app, services, (scope) => {
    registerStyles(scope);
    registerPasskeyScript(scope);
    registerLoginRoutes(scope, services);
    registerEnrolmentRoutes(scope, services);
    registerQueueRoutes(scope, services);
    registerReviewPages(scope, services);
    registerSecurityPages(scope, services);
    registerMerchantPages(scope, services);
    registerPayeePages(scope, services);
    registerAccountPages(scope, services);
    registerOperatorPages(scope, services);
    registerHealthPages(scope, services);
  });
}

function registerPasskeyScript(scope: App): void {
  const script = readFileSync(new URL('./page/passkey.js', import.meta.url), 'utf8');
  scope.get('/passkey.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=60').type('text/javascript; charset=utf-8').send(script),
  );
}

function registerStyles(scope: App): void {
  const { blue, navy } = brand.colours;
  const rules = ['./console.css', './review/review.css', './access/access.css', './merchants/merchants.css']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const styles = `:root{--blue:${blue};--navy:${navy}}\n${rules}`;
  scope.get('/console.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=60').type('text/css; charset=utf-8').send(styles),
  );
}

import { registerScript, registerStyles } from '../pages/web/assets';
import type { App } from '../src/platform/http';
import { registerAccountPages } from './account/account-routes';
import { registerCheckoutPages } from './checkouts/checkout-routes';
import { registerDeveloperPages } from './developers/developer-routes';
import { registerHomePage } from './home/home-routes';
import { registerInvoiceLinkPages } from './invoice-links/link-routes';
import { registerLoginRoutes } from './login/login-routes';
import { registerMemberPages } from './members/member-routes';
import { registerPayoutPages } from './payouts/payout-routes';
import { registerDashboardScope } from './scope';
import { registerSettingsPages } from './settings/settings-routes';
import { registerSourcesPages } from './sources/sources-routes';
import type { DashboardServices } from './web/services';
import { registerEventPages } from './webhooks/event-routes';
import { registerWebhookPages } from './webhooks/webhook-routes';

/** The merchants' dashboard at `/merchant`: pages made by the server, which work without script. */
export function registerDashboard(app: App, services: DashboardServices): void {
  registerDashboardScope(app, services, (scope) => {
    registerStyles(scope, '/dashboard.css', [
      new URL('./dashboard.css', import.meta.url),
      new URL('./search/lists.css', import.meta.url),
    ]);
    registerScript(scope, '/link.js', new URL('./page/link.js', import.meta.url));
    registerLoginRoutes(scope, services);
    registerAccountPages(scope, services);
    registerHomePage(scope, services);
    registerCheckoutPages(scope, services);
    registerSourcesPages(scope, services);
    registerInvoiceLinkPages(scope, services);
    registerPayoutPages(scope, services);
    registerDeveloperPages(scope, services);
    registerWebhookPages(scope, services);
    registerEventPages(scope, services);
    registerSettingsPages(scope, services);
    registerMemberPages(scope, services);
  });
}

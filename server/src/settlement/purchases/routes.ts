import type { Services } from '../../composition';
import { applicationView } from '../../intake/applications/schemas';
import type { App } from '../../platform/http/app';
import { problems } from '../../platform/http/operation';

export function registerPurchaseRoutes(app: App, services: Services): void {
  app.post(
    '/v1/purchase/complete',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Purchase_Complete',
        tags: ['Purchase'],
        summary: 'Completes the purchase of a signed agreement',
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => services.purchases.complete(request.session),
  );
}

import { applicationView } from '../applications/schemas';
import type { App } from '../http/app';
import { problems } from '../http/operation';
import type { Services } from '../services';

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

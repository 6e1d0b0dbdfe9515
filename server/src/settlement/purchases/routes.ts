import { applicationView } from '../../intake/applications';
import { type App, problems } from '../../platform/http';
import type { PurchasesService } from './service';

export function registerPurchaseRoutes(
  app: App,
  { purchases }: { readonly purchases: PurchasesService },
): void {
  app.post(
    '/v1/purchase/complete',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Purchase_Complete',
        tags: ['Purchase'],
        summary: 'Complete a purchase after the agreement is signed',
        description:
          'The signature completes the purchase. This operation returns it, and completes a signed purchase that is still open.',
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => purchases.complete(request.session),
  );
}

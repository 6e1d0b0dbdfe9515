import { type App, problems, storeResponseFor } from '../../../platform/http';
import { createdCheckout, newCheckout } from './schemas';
import type { OrdersService } from './service';

/** Called by merchants' servers with their secret key. */
export function registerOrderRoutes(
  app: App,
  { orders }: { readonly orders: Pick<OrdersService, 'create'> },
): void {
  app.post(
    '/v1/merchant/checkouts',
    {
      config: { access: 'merchantSecret', permission: 'checkouts' },
      schema: {
        operationId: 'Merchant_CreateCheckout',
        tags: ['Merchant'],
        summary: 'Create a checkout that a page opens with a client token',
        description:
          'The page cannot change the amount, reference or redirect. The token is returned only once; a retry with the same `Idempotency-Key` returns it again.',
        body: newCheckout,
        response: { 201: createdCheckout, ...problems },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await orders.create(request.merchant, request.body, storeResponseFor(request, 201))),
  );
}

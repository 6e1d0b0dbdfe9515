import { type App, problems } from '../../platform/http';
import { type DevicesService, deviceCookie } from '../sessions';
import type { OrdersService } from './orders/service';
import { buildResumeCookie, readResumeCookie } from './resume-cookie';
import { checkoutRequest, checkoutResponse } from './schemas';
import type { OpeningService, StoreCheckoutResponse } from './service';

export function registerCheckoutRoutes(
  app: App,
  deps: {
    readonly opening: OpeningService;
    readonly orders: Pick<OrdersService, 'open'>;
    readonly devices: Pick<DevicesService, 'bind'>;
    readonly publicUrl: string;
  },
): void {
  const { opening, orders, devices, publicUrl } = deps;
  app.post(
    '/v1/checkout',
    {
      // a page sends text, with the key in the query: the browser then asks for no permission first (a CORS preflight)
      config: { access: 'merchantKey', keyOptional: true, textBody: true, limit: 'checkout' },
      schema: {
        operationId: 'CheckOut_CheckOutOperation',
        tags: ['CheckOut'],
        summary: 'Start a checkout, or resume the unfinished checkout of this device',
        description:
          'Called with the publishable key from an origin that the merchant has registered, or by the hosted page for an invoice link. Other calls, and new carts of a closed merchant, are refused with `merchant-setup`. A resumed checkout takes the new cart until its agreement is signed. With a client token, opens the checkout that the merchant’s server created, whose amount a page cannot change.',
        body: checkoutRequest,
        response: { 200: checkoutResponse, ...problems },
      },
    },
    async (request, reply) => {
      const store: StoreCheckoutResponse | null = request.hasIdempotencyKey
        ? (trx, result) =>
            request.storeResponse(trx, {
              status: 200,
              contentType: 'application/json; charset=utf-8',
              cookies: [buildResumeCookie(result.resumeToken)],
              body: JSON.stringify(result.body),
            })
        : null;
      const { keyHolder } = request;
      const { clientToken } = request.body;
      const cookie = readResumeCookie(request);
      const { body, resumeToken } =
        clientToken === undefined
          ? await opening.checkOut(keyHolder, request.body, cookie, store)
          : await orders.open(keyHolder, { ...request.body, clientToken }, cookie, store);
      await devices.bind(body.sessionToken, deviceCookie.read(request, publicUrl));
      reply.header('set-cookie', buildResumeCookie(resumeToken));
      return body;
    },
  );
}

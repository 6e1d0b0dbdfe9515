import { type App, problems } from '../../platform/http';
import { buildResumeCookie, readResumeCookie } from './resume-cookie';
import { checkoutRequest, checkoutResponse } from './schemas';
import type { OpeningService } from './service';

export function registerCheckoutRoutes(app: App, { opening }: { readonly opening: OpeningService }): void {
  app.post(
    '/v1/checkout',
    {
      config: { access: 'merchantKey', keyOptional: true, limit: 'checkout' },
      schema: {
        operationId: 'CheckOut_CheckOutOperation',
        tags: ['CheckOut'],
        summary: 'Start a checkout, or resume the unfinished checkout of this device',
        body: checkoutRequest,
        response: { 200: checkoutResponse, ...problems },
      },
    },
    async (request, reply) => {
      const { body, resumeToken } = await opening.checkOut(
        request.keyHolder,
        request.body,
        readResumeCookie(request),
        request.hasIdempotencyKey
          ? (trx, result) =>
              request.storeResponse(trx, {
                status: 200,
                contentType: 'application/json; charset=utf-8',
                cookies: [buildResumeCookie(result.resumeToken)],
                body: JSON.stringify(result.body),
              })
          : null,
      );
      reply.header('set-cookie', buildResumeCookie(resumeToken));
      return body;
    },
  );
}

import { type App, problems } from '../../platform/http';
import { readResumeCookie, resumeCookie } from './resume-cookie';
import { checkoutRequest, checkoutResponse } from './schemas';
import type { OpeningService } from './service';

export function registerCheckoutRoutes(app: App, { opening }: { readonly opening: OpeningService }): void {
  app.post(
    '/v1/checkout',
    {
      config: { access: 'merchantKey', keyless: true, limit: 'checkout' },
      schema: {
        operationId: 'CheckOut_CheckOutOperation',
        tags: ['CheckOut'],
        summary: 'Start a checkout, or resume the unfinished checkout of this device',
        body: checkoutRequest,
        response: { 200: checkoutResponse, ...problems },
      },
    },
    async (request, reply) => {
      const { answer, resumeToken } = await opening.checkOut(
        request.keyHolder,
        request.body,
        readResumeCookie(request),
        (trx, done) =>
          request.keepAnswer(trx, {
            status: 200,
            contentType: 'application/json; charset=utf-8',
            cookies: [resumeCookie(request, done.resumeToken)],
            body: JSON.stringify(done.answer),
          }),
      );
      reply.header('set-cookie', resumeCookie(request, resumeToken));
      return answer;
    },
  );
}

import { type App, problems, RawBody, withRawBody } from '../../platform/http';
import type { BankWebhooksService } from './bank-webhooks';
import { webhookReceived } from './state/schemas';

/** A message contains a year of transactions. The vendor retries a message that is refused for lack of a slot. */
const webhookLimits = {
  bytes: 20 * 1024 * 1024,
  slots: { perCaller: 4, perProcess: 8 },
  totalMs: 60_000,
};

interface BankWebhookRoutesDeps {
  readonly bankWebhooks: BankWebhooksService;
}

export function registerBankWebhookRoutes(app: App, { bankWebhooks }: BankWebhookRoutesDeps): void {
  withRawBody(app, webhookLimits, (scope) => {
    scope.post(
      '/v1/webhooks/flinks',
      {
        // before the body is read
        onRequest: async ({ headers }) => void bankWebhooks.readSignature(headers),
        schema: {
          operationId: 'Bank_Webhook',
          tags: ['Bank'],
          summary: 'Receive bank data from the aggregator',
          description: 'Called by the aggregator. The signature covers the raw request body.',
          response: { 200: webhookReceived, ...problems },
        },
      },
      async ({ headers, body }) => {
        const bytes = body instanceof RawBody ? body.bytes : Buffer.of();
        await bankWebhooks.receive(bankWebhooks.readSignature(headers), bytes);
        return { received: true as const };
      },
    );
  });
}

import { type App, problems, RawBody, withRawBody } from '../../platform/http';
import type { BankMessagesService } from './bank-messages';
import { messageReceived } from './state/schemas';

/** A message contains a year of transactions. The vendor retries a message that is refused for lack of a slot. */
const messageLimits = {
  bytes: 20 * 1024 * 1024,
  slots: { perCaller: 4, perProcess: 8 },
  wholeMs: 60_000,
};

interface BankMessageRoutesDeps {
  readonly bankMessages: BankMessagesService;
}

export function registerBankMessageRoutes(app: App, { bankMessages }: BankMessageRoutesDeps): void {
  withRawBody(app, messageLimits, (scope) => {
    scope.post(
      '/v1/webhooks/flinks',
      {
        // before the body is read
        onRequest: async ({ headers }) => void bankMessages.signature(headers),
        schema: {
          operationId: 'Bank_Webhook',
          tags: ['Bank'],
          summary: 'Receive bank data from the aggregator',
          description: 'Called by the aggregator. The signature covers the raw request body.',
          response: { 200: messageReceived, ...problems },
        },
      },
      async ({ headers, body }) => {
        const bytes = body instanceof RawBody ? body.bytes : Buffer.of();
        await bankMessages.receive(bankMessages.signature(headers), bytes);
        return { received: true as const };
      },
    );
  });
}

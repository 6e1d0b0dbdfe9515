import type { Services } from '../../composition';
import { applicationView } from '../../intake/applications/schemas';
import type { App } from '../../platform/http/app';
import { problems } from '../../platform/http/operation';
import { RawBody, withRawBody } from '../../platform/http/raw-body';
import { completeConnectionInput, connection, messageReceived, startConnectionInput } from './schemas';

/** A message holds a year of transactions. One that finds no place is sent again by the vendor. */
const messageLimits = {
  bytes: 20 * 1024 * 1024,
  slots: { perCaller: 4, perProcess: 8 },
  wholeMs: 60_000,
};

export function registerBankRoutes(app: App, services: Services): void {
  app.post(
    '/v1/bank/connection',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Bank_StartConnection',
        tags: ['Bank'],
        summary: 'A new attempt: the address of the bank page, for one use, and the origin it speaks from',
        body: startConnectionInput,
        response: { 200: connection, ...problems },
      },
    },
    async (request) => services.connect.start(request.session, request.body.language),
  );

  app.post(
    '/v1/bank/connection/complete',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Bank_CompleteConnection',
        tags: ['Bank'],
        summary: 'Takes the login id the bank page answered, after asking the aggregator whose it is',
        body: completeConnectionInput,
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => services.connect.complete(request.session, request.body),
  );

  app.post(
    '/v1/bank/bypass',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Bank_Bypass',
        tags: ['Bank'],
        summary: 'Test environments only: connects the aggregator’s test user',
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => services.connect.bypass(request.session),
  );

  app.delete(
    '/v1/bank/connection',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Bank_Disconnect',
        tags: ['Bank'],
        summary: 'Ends the connection, and has the aggregator forget the login and its data',
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => services.connect.disconnect(request.session),
  );

  withRawBody(app, messageLimits, (scope) => {
    scope.post(
      '/v1/webhooks/flinks',
      {
        // before the body is read
        onRequest: async ({ headers }) => void services.bankMessages.signature(headers),
        schema: {
          operationId: 'Bank_Webhook',
          tags: ['Bank'],
          summary: 'The aggregator tells that data is there; signed over the raw body',
          response: { 200: messageReceived, ...problems },
        },
      },
      async ({ headers, body }) => {
        const bytes = body instanceof RawBody ? body.bytes : Buffer.of();
        await services.bankMessages.receive(services.bankMessages.signature(headers), bytes);
        return { received: true as const };
      },
    );
  });
}

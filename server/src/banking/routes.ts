import { applicationView } from '../applications/schemas';
import type { App } from '../http/app';
import { problems } from '../http/operation';
import type { Services } from '../services';
import { completeConnectionInput, connection, startConnectionInput } from './schemas';

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
}

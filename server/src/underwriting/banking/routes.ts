import { applicationView } from '../../intake/applications';
import { type App, problems } from '../../platform/http';
import type { ConnectService } from './connect-service';
import { completeConnectionInput, connection, startConnectionInput } from './schemas';

interface BankRoutesDeps {
  readonly connect: ConnectService;
}

export function registerBankRoutes(app: App, { connect }: BankRoutesDeps): void {
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
    async (request) => connect.start(request.session, request.body.language),
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
    async (request) => connect.complete(request.session, request.body),
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
    async (request) => connect.bypass(request.session),
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
    async (request) => connect.disconnect(request.session),
  );
}

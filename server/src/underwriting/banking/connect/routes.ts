import { applicationView } from '../../../intake/applications';
import { type App, problems } from '../../../platform/http';
import type { ConnectService } from './connect-service';
import { completeConnectionInput, connection, startConnectionInput } from './schemas';

interface BankRoutesDeps {
  readonly connect: ConnectService;
}

export function registerBankRoutes(app: App, { connect }: BankRoutesDeps): void {
  app.post(
    '/v1/bank/connection',
    {
      config: { access: 'frame' },
      schema: {
        operationId: 'Bank_StartConnection',
        tags: ['Bank'],
        summary: 'Start a bank connection',
        description:
          'Returns the single-use URL of the bank page and the origin of the messages that this page posts.',
        body: startConnectionInput,
        response: { 200: connection, ...problems },
      },
    },
    async (request) => connect.start(request.session, request.body.language),
  );

  app.post(
    '/v1/bank/connection/complete',
    {
      config: { access: 'frame' },
      schema: {
        operationId: 'Bank_CompleteConnection',
        tags: ['Bank'],
        summary: 'Complete a bank connection with the login ID from the bank page',
        description: 'The aggregator confirms that the login belongs to this connection.',
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
        summary: 'Connect the aggregator’s test user (test environments only)',
        description:
          'Replaces the bank’s page in tests, at the step at which a bank can be connected. Refused with `step-not-allowed` in any other environment and at any other step.',
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => connect.bypass(request.session),
  );

  app.delete(
    '/v1/bank/connection',
    {
      config: { access: 'frame' },
      schema: {
        operationId: 'Bank_Disconnect',
        tags: ['Bank'],
        summary: 'Disconnect the bank and delete the login and its data at the aggregator',
        description:
          'Called only by the secure frames. Decisions stay in force. Before scoring starts, the applicant can then connect another bank; from its start until the decision, the call is refused with `step-not-allowed`.',
        response: { 200: applicationView, ...problems },
      },
    },
    async (request) => connect.disconnect(request.session),
  );
}

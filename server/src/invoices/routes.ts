import { applicationView } from '../applications/schemas';
import type { App } from '../http/app';
import { problems } from '../http/operation';
import type { Services } from '../services';
import { enterInvoiceInput } from './schemas';

const response = { 200: applicationView, ...problems };

export function registerInvoiceRoutes(app: App, { invoices }: Services): void {
  app.post(
    '/v1/invoice',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Invoice_Enter',
        tags: ['Invoice'],
        summary: 'An invoice entered by hand; until the agreement is signed another one takes its place',
        body: enterInvoiceInput,
        response,
      },
    },
    ({ session, body }) => invoices.enter(session, body),
  );

  app.post(
    '/v1/invoice/partial-payment',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Invoice_ConfirmPartialPayment',
        tags: ['Invoice'],
        summary: 'The applicant saw that a balance remains for the merchant',
        response,
      },
    },
    ({ session }) => invoices.confirmPartial(session),
  );
}

import { applicationView } from '../../intake/applications';
import { type App, problems, readUpload } from '../../platform/http';
import { fileForm } from '../../underwriting/documents';
import { confirmInvoiceInput, enterInvoiceInput, invoice } from './schemas';
import type { InvoicesService } from './service';

interface InvoiceRoutesDeps {
  readonly invoices: InvoicesService;
}

const response = { 200: applicationView, ...problems };

/** Fields that all invoice operations share. */
const operation = (operationId: string, summary: string) => ({ operationId, tags: ['Invoice'], summary });

export function registerInvoiceRoutes(app: App, { invoices }: InvoiceRoutesDeps): void {
  const config = { access: 'session' as const };

  app.get(
    '/v1/invoice',
    {
      config,
      schema: {
        ...operation('Invoice_Get', 'Retrieve the invoice and its amounts'),
        response: { 200: invoice, ...problems },
      },
    },
    ({ session }) => invoices.get(session),
  );

  app.post(
    '/v1/invoice/file',
    {
      config: { access: 'session', upload: true },
      schema: {
        ...operation(
          'Invoice_Upload',
          'Upload an invoice, as a PDF or an image of at most 15 MB, and prefill its values for confirmation',
        ),
        body: fileForm,
        consumes: ['multipart/form-data'],
        response,
      },
    },
    (request) => invoices.upload(request.session, (rules) => readUpload(request, rules)),
  );

  app.post(
    '/v1/invoice/confirm',
    {
      config,
      schema: {
        ...operation('Invoice_Confirm', 'Confirm an invoice from a link or an upload'),
        body: confirmInvoiceInput,
        response,
      },
    },
    ({ session, body }) => invoices.confirm(session, body),
  );

  app.post(
    '/v1/invoice',
    {
      config,
      schema: {
        ...operation(
          'Invoice_Enter',
          'Enter an invoice manually, or replace it until the agreement is signed',
        ),
        body: enterInvoiceInput,
        response,
      },
    },
    ({ session, body }) => invoices.enter(session, body),
  );

  app.post(
    '/v1/invoice/partial-payment',
    {
      config,
      schema: {
        ...operation(
          'Invoice_ConfirmPartialPayment',
          'Acknowledge that a balance remains payable to the merchant',
        ),
        response,
      },
    },
    ({ session }) => invoices.confirmPartial(session),
  );
}

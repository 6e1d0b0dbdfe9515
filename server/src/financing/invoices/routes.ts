import { applicationView } from '../../intake/applications';
import { type App, problems, readUpload } from '../../platform/http';
import { fileForm } from '../../underwriting/documents';
import { confirmInvoiceInput, enterInvoiceInput, invoice } from './schemas';
import type { InvoicesService } from './service';

interface InvoiceRoutesDeps {
  readonly invoices: InvoicesService;
}

const response = { 200: applicationView, ...problems };

/** What every operation of the area shares. */
const operation = (operationId: string, summary: string) => ({ operationId, tags: ['Invoice'], summary });

export function registerInvoiceRoutes(app: App, { invoices }: InvoiceRoutesDeps): void {
  const config = { access: 'session' as const };

  app.get(
    '/v1/invoice',
    {
      config,
      schema: {
        ...operation('Invoice_Get', 'The invoice to be paid, with its amounts'),
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
          'An invoice as a PDF or a picture of at most 15 MB; what it says for sure is prefilled, to be confirmed',
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
        ...operation('Invoice_Confirm', 'The invoice of a link or a file as the applicant confirms it'),
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
          'An invoice entered by hand; until the agreement is signed another one takes its place',
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
          'The applicant saw that a balance remains for the merchant',
        ),
        response,
      },
    },
    ({ session }) => invoices.confirmPartial(session),
  );
}

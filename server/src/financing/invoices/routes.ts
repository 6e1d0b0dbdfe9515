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
const operation = (
  operationId: string,
  texts: { readonly summary: string; readonly description: string },
) => ({ operationId, tags: ['Invoice'], ...texts });

export function registerInvoiceRoutes(app: App, { invoices }: InvoiceRoutesDeps): void {
  const config = { access: 'session' as const };

  app.get(
    '/v1/invoice',
    {
      config,
      schema: {
        ...operation('Invoice_Get', {
          summary: 'Retrieve the invoice and its amounts',
          description:
            'Fails with `not-found` if the application has no invoice. Values that were not read with certainty are null until the applicant enters them.',
        }),
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
        ...operation('Invoice_Upload', {
          summary:
            'Upload an invoice, as a PDF or an image of at most 15 MB, and prefill its values for confirmation',
          description:
            'Allowed to an applicant with approved credit, until the agreement is signed. Replaces the former invoice and voids the selected payment option. Refused for a file that is infected or cannot be opened, for a currency other than Canadian dollars, and with `invoice-is-used` if the invoice is already financed.',
        }),
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
        ...operation('Invoice_Confirm', {
          summary: 'Confirm an invoice from a link or an upload',
          description:
            'Voids the selected payment option if a value changed. Number and amount of an invoice from a link are the merchant’s: other values are refused with `step-not-allowed`. An invoice that is already financed is refused with `invoice-is-used`, unless its link is for the rest.',
        }),
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
        ...operation('Invoice_Enter', {
          summary: 'Enter an invoice manually, or replace it until the agreement is signed',
          description:
            'Allowed to an applicant with approved credit. An entered invoice counts as confirmed; it replaces the former one and voids the selected payment option. An invoice of this merchant that is already financed is refused with `invoice-is-used`.',
        }),
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
        ...operation('Invoice_ConfirmPartialPayment', {
          summary: 'Acknowledge that a balance remains payable to the merchant',
          description:
            'Required before payment options are listed for an invoice of which only a part is financed. Refused with `step-not-allowed` if no balance remains. Repeating it changes nothing.',
        }),
        response,
      },
    },
    ({ session }) => invoices.confirmPartial(session),
  );
}

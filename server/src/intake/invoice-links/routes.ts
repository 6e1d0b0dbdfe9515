import { type App, problems, storeResponseFor } from '../../platform/http';
import { invoiceLink, invoiceLinkInput, invoiceLinkList, invoiceLinkQuery, linkParams } from './schemas';
import type { InvoiceLinksService } from './service';

const config = { access: 'merchantSecret', permission: 'invoiceLinks' } as const;
const response = { 200: invoiceLink, ...problems };

const acts = {
  reject: {
    operationId: 'Merchant_RejectInvoiceLink',
    summary: 'Reject an invoice link and its invoice',
    description:
      'The invoice can no longer be paid over time: not with the link, by upload or by manual entry. A used link stays used.',
  },
  deactivate: {
    operationId: 'Merchant_DeactivateInvoiceLink',
    summary: 'Deactivate an invoice link',
    description:
      'For a link that was sent in error. The invoice can still be uploaded or entered manually. A used link stays used.',
  },
  send: {
    operationId: 'Merchant_SendInvoiceLink',
    summary: 'Send or resend an invoice link to the customer by email',
    description: 'Sends it to the link’s `customerEmail`, in the link’s language.',
  },
} as const;

/** Called by merchants' servers with their secret key. */
export function registerInvoiceLinkRoutes(
  app: App,
  { invoiceLinks }: { readonly invoiceLinks: InvoiceLinksService },
): void {
  app.post(
    '/v1/merchant/invoice-links',
    {
      config,
      schema: {
        operationId: 'Merchant_CreateInvoiceLink',
        tags: ['Merchant'],
        summary: 'Create an invoice link',
        description: 'The customer opens the link to pay the invoice over time.',
        body: invoiceLinkInput,
        response,
      },
    },
    (request) => invoiceLinks.create(request.merchant, request.body, storeResponseFor(request)),
  );

  app.get(
    '/v1/merchant/invoice-links',
    {
      config,
      schema: {
        operationId: 'Merchant_ListInvoiceLinks',
        tags: ['Merchant'],
        summary: 'List invoice links, newest first',
        description: 'All filters apply together.',
        querystring: invoiceLinkQuery,
        response: { 200: invoiceLinkList, ...problems },
      },
    },
    ({ merchant, query }) => invoiceLinks.list(merchant.id, query),
  );

  app.get(
    '/v1/merchant/invoice-links/:linkId',
    {
      config,
      schema: {
        operationId: 'Merchant_GetInvoiceLink',
        tags: ['Merchant'],
        summary: 'Retrieve an invoice link',
        description: 'The link with its current status.',
        params: linkParams,
        response,
      },
    },
    ({ merchant, params }) => invoiceLinks.get(merchant.id, params.linkId),
  );

  for (const act of ['reject', 'deactivate', 'send'] as const)
    app.post(
      `/v1/merchant/invoice-links/:linkId/${act}`,
      { config, schema: { ...acts[act], tags: ['Merchant'], params: linkParams, response } },
      (request) => invoiceLinks[act](request.merchant.id, request.params.linkId, storeResponseFor(request)),
    );
}

import { type App, keepFor, problems } from '../../platform/http';
import { invoiceLink, invoiceLinkInput, invoiceLinkList, invoiceLinkQuery, linkParams } from './schemas';
import type { InvoiceLinksService } from './service';

const config = { access: 'merchantSecret' } as const;
const response = { 200: invoiceLink, ...problems };

const acts = {
  reject: {
    operationId: 'Merchant_RejectInvoiceLink',
    summary: 'The merchant will not have the invoice paid by this link',
  },
  deactivate: { operationId: 'Merchant_DeactivateInvoiceLink', summary: 'Takes a link back' },
  send: {
    operationId: 'Merchant_SendInvoiceLink',
    summary: 'Mails a link to its customer, again where it was before',
  },
} as const;

/** For merchants' servers, with their secret key. */
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
        summary: 'A link by which a customer pays an invoice over time',
        body: invoiceLinkInput,
        response,
      },
    },
    (request) => invoiceLinks.create(request.merchant, request.body, keepFor(request)),
  );

  app.get(
    '/v1/merchant/invoice-links',
    {
      config,
      schema: {
        operationId: 'Merchant_ListInvoiceLinks',
        tags: ['Merchant'],
        summary: 'The merchant’s invoice links, newest first',
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
        summary: 'One of the merchant’s invoice links',
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
      (request) => invoiceLinks[act](request.merchant.id, request.params.linkId, keepFor(request)),
    );
}

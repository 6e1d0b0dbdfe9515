import type { InvoiceLinksService } from '../../intake/invoice-links';
import type { MerchantEventsService } from './service';

/** Notifies merchants' servers about their invoice links, in the transaction of the change. */
export function emitInvoiceLinkEvents(deps: {
  readonly events: Pick<MerchantEventsService, 'emit'>;
  readonly invoiceLinks: Pick<InvoiceLinksService, 'events'>;
}): void {
  deps.invoiceLinks.events.subscribe((trx, { type, merchantId, link }) =>
    deps.events.emit(trx, { merchantId, type: `invoice_link.${type}`, data: link }),
  );
}

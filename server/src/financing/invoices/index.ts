export { invoicePart } from './invoice-part';
export { findInvoiceReference, insertFinanced } from './repository';
export { registerInvoiceRoutes } from './routes';
export { createInvoicesService, type InvoicesService } from './service';
export type { InvoicesTables } from './tables';

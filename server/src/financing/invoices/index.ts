export { invoicePart } from './facts';
export { findNamedInvoice, insertFinanced } from './repository';
export { registerInvoiceRoutes } from './routes';
export { createInvoicesService, type InvoicesService } from './service';
export type { InvoicesTables } from './tables';

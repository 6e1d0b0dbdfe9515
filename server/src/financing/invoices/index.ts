export { invoicePart } from './invoice-part';
export { eraseInvoiceFiles, listPersonInvoices, removeInvoices } from './personal-data';
export { buildLinkedInvoiceInsert, findInvoiceReference, insertFinanced } from './repository';
export { registerInvoiceRoutes } from './routes';
export { createInvoicesService, type InvoicesService } from './service';
export type { InvoicesTables } from './tables';

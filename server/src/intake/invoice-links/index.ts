export { invoicePath } from './address';
export { createLinkedInvoices, type LinkedInvoices } from './linked-invoices';
export { createLinkMailComposer, createLinkMails } from './mails';
export { insertLink, updateLink } from './repository';
export { registerInvoiceLinkRoutes } from './routes';
export { createInvoiceLinksService, type InvoiceLinksService } from './service';
export type { InvoiceLinksTables } from './tables';

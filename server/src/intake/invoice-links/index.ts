export { createLinkMailComposer, createLinkMails } from './link-mails';
export { invoicePath } from './link-url';
export { createLinkedInvoices, type LinkedInvoices } from './linked-invoices';
export { insertLink, updateLink } from './repository';
export { registerInvoiceLinkRoutes } from './routes';
export { createInvoiceLinksService, type InvoiceLinksService } from './service';
export type { InvoiceLinksTables } from './tables';

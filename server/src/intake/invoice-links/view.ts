import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { InvoiceLinkSnapshot } from './events';
import { buildLinkUrl } from './mails/link-url';
import type { LinkRow } from './repository';
import type { invoiceLink } from './schemas';

export type InvoiceLink = z.input<typeof invoiceLink>;

/** A link as its merchant's server sees it. */
export const toLinkView = (row: LinkRow, publicUrl: string): InvoiceLink => ({
  linkId: row.linkId,
  url: buildLinkUrl(publicUrl, row.linkId),
  status: row.status,
  invoiceId: row.number,
  amount: toDollars(row.amount),
  site: row.site,
  customerEmail: row.customerEmail,
  customerName: row.customerName,
  language: row.language,
  expiresAt: row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  mailedAt: row.mailedAt?.toISOString() ?? null,
  usedAt: row.usedAt?.toISOString() ?? null,
  checkoutId: row.checkoutId,
});

/** A link as published to the areas above. */
export const toLinkSnapshot = (row: LinkRow, status: InvoiceLinkSnapshot['status']): InvoiceLinkSnapshot => ({
  linkId: row.linkId,
  status,
  invoiceNumber: row.number,
  site: row.site,
  amount: toDollars(row.amount),
  currency: 'CAD',
  checkoutId: row.checkoutId,
});

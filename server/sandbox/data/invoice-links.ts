import { randomInt } from 'node:crypto';
import { requestSources } from '@tamarack/core/brand';
import { dayMs } from '@tamarack/core/calendar/durations';
import { toNumberKey } from '../../reader';
import { insertFinanced } from '../../src/financing/invoices';
import { buildApplicationInsert } from '../../src/intake/applications';
import { buildCheckoutInsert, setStatus } from '../../src/intake/checkouts';
import {
  type InvoiceLinksService,
  insertLink,
  invoicePath,
  updateLink,
} from '../../src/intake/invoice-links';
import type { Merchant } from '../../src/parties/merchants';
import { type Executor, inTransaction, runInserts } from '../../src/platform/database';
import type { SealingKeys } from '../../src/platform/keys';

interface SandboxLink {
  readonly linkId: string;
  readonly number: string;
  readonly amount: number;
  readonly is: 'open' | 'used' | 'rejected' | 'deactivated' | 'expired';
  readonly effect: string;
}

/** A link of the sandbox's merchant in each state. Any other id is unknown. */
export const sandboxLinks: readonly SandboxLink[] = [
  {
    linkId: 'sandbox-open',
    number: 'NL-30001',
    amount: 6_400_55,
    is: 'open',
    effect: 'invoice NL-30001 for $6,400.55, until it is paid',
  },
  {
    linkId: 'sandbox-used',
    number: 'NL-30002',
    amount: 1_850_00,
    is: 'used',
    effect: 'unavailable: the invoice is paid',
  },
  {
    linkId: 'sandbox-rejected',
    number: 'NL-30003',
    amount: 2_300_00,
    is: 'rejected',
    effect: 'unavailable: the merchant rejected it',
  },
  {
    linkId: 'sandbox-deactivated',
    number: 'NL-30004',
    amount: 990_00,
    is: 'deactivated',
    effect: 'unavailable: the merchant deactivated it',
  },
  {
    linkId: 'sandbox-expired',
    number: 'NL-30005',
    amount: 4_120_75,
    is: 'expired',
    effect: 'unavailable: the link has expired',
  },
];

/** Creates a new invoice with its own link, and redirects to it. */
export const newInvoicePath = '/sandbox/invoice';

/** The list in the console and in docs/sandbox.md. */
export const linkValues: readonly (readonly [path: string, effect: string])[] = [
  ...sandboxLinks.map(({ linkId, effect }) => [`${invoicePath}?linkId=${linkId}`, effect] as const),
  [`${invoicePath}?linkId=anything-else`, 'unavailable: unknown link'],
  [newInvoicePath, 'creates an invoice link and opens it'],
];

const yearMs = 365 * dayMs;

/** Creates the links at the first start; later changes to them are kept. */
export async function seedLinks(
  { database, keys }: { readonly database: Executor; readonly keys: SealingKeys },
  merchant: Merchant,
  now: Date,
): Promise<void> {
  for (const link of sandboxLinks)
    await inTransaction(database, async (trx) => {
      const key = toNumberKey(link.number);
      const id = await insertLink(trx, keys, {
        linkId: link.linkId,
        merchantId: merchant.id,
        site: null,
        number: link.number,
        numberKey: key,
        amount: link.amount,
        isForRest: false,
        customerEmail: null,
        customerName: null,
        language: 'en',
        expiresAt: link.is === 'expired' ? now : new Date(now.getTime() + 10 * yearMs),
        now,
      });
      if (id === null) return;
      if (link.is === 'rejected') await updateLink(trx, id, { rejected_at: now });
      if (link.is === 'deactivated') await updateLink(trx, id, { deactivated_at: now });
      if (link.is === 'used') await insertPaidCheckout(trx, merchant, { linkRow: id, key, now });
    });
}

/** A finished checkout with its invoice. */
async function insertPaidCheckout(
  trx: Executor,
  { id: merchantId, minimumPurchase }: Merchant,
  { linkRow, key, now }: { readonly linkRow: string; readonly key: string; readonly now: Date },
): Promise<void> {
  const application = buildApplicationInsert({ merchantId, entry: 'invoiceLink', language: 'en', now });
  const { id: applicationId } = application;
  const checkout = buildCheckoutInsert({
    applicationId,
    merchantId,
    requestSource: requestSources.invoice,
    cartTotal: 0,
    minimumPurchase,
    redirectUrl: null,
    orderReference: null,
    invoiceLinkId: linkRow,
    tracking: null,
    renderType: null,
    now,
  });
  await runInserts(trx, [application.insert]);
  await runInserts(trx, [checkout.insert]);
  await setStatus(trx, checkout.id, 'completed', now);
  await insertFinanced(trx, { merchantId, numberKey: key, applicationId, now });
}

/** Creates a link for an invoice with a unique number; returns its URL. */
export async function createInvoiceLink(links: InvoiceLinksService, merchant: Merchant): Promise<string> {
  const invoiceId = `NL-${randomInt(1_000_000, 9_999_999)}`;
  const amount = randomInt(1_000_00, 9_000_00) / 100;
  const input = { invoiceId, amount, language: 'en', sendEmail: false } as const;
  return (await links.create(merchant, input, async () => undefined)).url;
}

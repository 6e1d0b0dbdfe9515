import type { InvoiceFacts } from '@tamarack/core/flow/facts';
import { toDollars } from '@tamarack/core/money/cents';
import { sql } from 'kysely';
import type { InvoiceReading } from '../../../reader';
import type { InvoicePart, InvoiceView } from '../../intake/applications';
import { readMerchantName, readSites } from '../../parties/merchants';
import { definePart } from '../../platform/database';
import { toCertainValue, toDocumentKind } from './prefill';

interface InvoicePartRow {
  readonly invoice: {
    readonly state: InvoiceFacts['state'];
    readonly source: InvoiceFacts['source'];
    readonly number: string | null;
    readonly site: string | null;
    /** Cents. */
    readonly amount: number | null;
    readonly payable: number | null;
    readonly partialConfirmed: boolean;
    readonly pending: boolean;
    readonly fileName: string | null;
    readonly reading: InvoiceReading | null;
  } | null;
  readonly merchant: string;
  /** Null if there is no invoice. */
  readonly sites: readonly string[] | null;
}

export const invoicePart: InvoicePart = definePart(
  () => sql<InvoicePartRow>`jsonb_build_object(
    'merchant', ${readMerchantName(sql`application.merchant_id`)},
    'sites', ${readSites(sql`application.merchant_id`)},
    'invoice', (select jsonb_build_object('state', i.state, 'source', i.source, 'number', i.number, 'site', i.site,
      'amount', i.amount_cents, 'payable', i.payable_cents, 'partialConfirmed', i.partial_confirmed_at is not null,
      'pending', i.pending_since is not null, 'fileName', i.file_name, 'reading', i.reading)
      from invoice i where i.application_id = application.id))`,
  ({ invoice, merchant, sites }) => ({
    facts: { invoice: invoice && toInvoiceFacts(invoice) },
    invoice: invoice && {
      number: invoice.number,
      site: invoice.site,
      fileName: invoice.fileName,
      reading: invoice.reading && toReadingView(invoice.reading, merchant),
    },
    sites: sites ?? [merchant],
  }),
);

function toInvoiceFacts(invoice: NonNullable<InvoicePartRow['invoice']>): InvoiceFacts {
  const { state, source, amount, payable, partialConfirmed, pending } = invoice;
  return { state, source, pendingApproval: pending, amount, payable, partialConfirmed };
}

function toReadingView(reading: InvoiceReading, merchant: string): NonNullable<InvoiceView['reading']> {
  const { total, amountDue, issuedOn, dueOn, pageCount } = reading;
  const [certainTotal, certainDue] = [toCertainValue(total), toCertainValue(amountDue)];
  const statedName = toCertainValue(reading.merchant);
  return {
    kind: toDocumentKind(reading),
    pages: pageCount,
    merchant: statedName,
    otherMerchant: statedName !== null && !isSameName(statedName, merchant),
    total: certainTotal === null ? null : toDollars(certainTotal),
    amountDue: certainDue === null ? null : toDollars(certainDue),
    issuedOn: toCertainValue(issuedOn),
    dueOn: toCertainValue(dueOn),
  };
}

const splitNameWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** A company's name varies in its legal form, place and trade: one common word suffices. */
function isSameName(one: string, other: string): boolean {
  const words = new Set(splitNameWords(one));
  return splitNameWords(other).some((word) => words.has(word));
}

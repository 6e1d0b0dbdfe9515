import type { InvoiceFacts } from '@tamarack/core/flow/facts';
import { toDollars } from '@tamarack/core/money/cents';
import { sql } from 'kysely';
import type { InvoiceReading } from '../../../reader';
import type { InvoicePart, InvoiceView } from '../../intake/applications';
import { readMerchantName, readSites } from '../../parties/merchants';
import { part } from '../../platform/database';
import { kindOf, sure } from './prefill';

interface Read {
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
  /** Null where there is none. */
  readonly sites: readonly string[] | null;
}

export const invoicePart: InvoicePart = part(
  () => sql<Read>`jsonb_build_object(
    'merchant', ${readMerchantName(sql`application.merchant_id`)},
    'sites', ${readSites(sql`application.merchant_id`)},
    'invoice', (select jsonb_build_object('state', i.state, 'source', i.source, 'number', i.number, 'site', i.site,
      'amount', i.amount_cents, 'payable', i.payable_cents, 'partialConfirmed', i.partial_confirmed_at is not null,
      'pending', i.pending_since is not null, 'fileName', i.file_name, 'reading', i.reading)
      from invoice i where i.application_id = application.id))`,
  ({ invoice, merchant, sites }) => ({
    facts: { invoice: invoice && factsOf(invoice) },
    invoice: invoice && {
      number: invoice.number,
      site: invoice.site,
      fileName: invoice.fileName,
      reading: invoice.reading && readingView(invoice.reading, merchant),
    },
    sites: sites ?? [merchant],
  }),
);

function factsOf(invoice: NonNullable<Read['invoice']>): InvoiceFacts {
  const { state, source, amount, payable, partialConfirmed, pending } = invoice;
  return { state, source, pendingApproval: pending, amount, payable, partialConfirmed };
}

function readingView(reading: InvoiceReading, merchant: string): NonNullable<InvoiceView['reading']> {
  const { total, amountDue, issuedOn, dueOn, pageCount } = reading;
  const [sureTotal, sureDue] = [sure(total), sure(amountDue)];
  const named = sure(reading.merchant);
  return {
    kind: kindOf(reading),
    pages: pageCount,
    merchant: named,
    otherMerchant: named !== null && !sameName(named, merchant),
    total: sureTotal === null ? null : toDollars(sureTotal),
    amountDue: sureDue === null ? null : toDollars(sureDue),
    issuedOn: sure(issuedOn),
    dueOn: sure(dueOn),
  };
}

const nameWords = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** A company's name varies in its legal form, place and trade: one common word suffices. */
function sameName(one: string, other: string): boolean {
  const words = new Set(nameWords(one));
  return nameWords(other).some((word) => words.has(word));
}

import { type InvoiceReading, toNumberKey } from '../../../reader';
import { listRests } from '../../intake/invoice-links';
import { type Executor, type InsertInto, newId } from '../../platform/database';
import type { InvoicesTables, InvoiceTable } from './tables';
import { invoicesTables } from './tables';

/** Source of an invoice. */
type Origin =
  | { readonly source: 'manual' }
  | { readonly source: 'link'; readonly linkId: string }
  | {
      readonly source: 'upload';
      readonly file: { readonly id: string; readonly name: string };
      /** Null if it could not be read. */
      readonly reading: InvoiceReading | null;
    };

export interface NewInvoice {
  readonly applicationId: string;
  readonly merchantId: string;
  readonly from: Origin;
  readonly state: InvoiceTable['state'];
  readonly site: string | null;
  readonly number: string | null;
  /** Cents. */
  readonly amount: number | null;
  readonly payable: number | null;
  readonly now: Date;
}

function toValues({ from, ...invoice }: NewInvoice) {
  const upload = from.source === 'upload' ? from : null;
  return {
    // not the application's merchant: a returning customer may have left another merchant's application
    merchant_id: invoice.merchantId,
    source: from.source,
    state: invoice.state,
    ...toColumns(invoice),
    partial_confirmed_at: null,
    pending_since: null,
    entered_at: invoice.now,
    link_id: from.source === 'link' ? from.linkId : null,
    file_id: upload?.file.id ?? null,
    file_name: upload?.file.name ?? null,
    reading: upload?.reading ? JSON.stringify(upload.reading, replaceLoneSurrogates) : null,
  };
}

/** Replaces an application's invoice. */
export async function upsertInvoice(trx: Executor, invoice: NewInvoice): Promise<void> {
  const values = toValues(invoice);
  await invoicesTables(trx)
    .insertInto('invoice')
    .values({ id: newId(invoice.now), application_id: invoice.applicationId, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

/** The invoice of a link, of an application that is new. */
export const buildLinkedInvoiceInsert = ({
  linkId,
  ...invoice
}: Pick<NewInvoice, 'applicationId' | 'merchantId' | 'site' | 'number' | 'amount' | 'now'> & {
  readonly linkId: string;
}): InsertInto<InvoicesTables> => ({
  table: 'invoice',
  values: {
    id: newId(invoice.now),
    application_id: invoice.applicationId,
    ...toValues({ ...invoice, from: { source: 'link', linkId }, state: 'entered', payable: null }),
  },
});

/** A file name may contain half of a surrogate pair, and truncation may create one: the database refuses such text. */
const replaceLoneSurrogates = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

type InvoiceValues = Pick<NewInvoice, 'site' | 'number' | 'amount' | 'payable'>;

const toColumns = ({ site, number, amount, payable }: InvoiceValues) => ({
  site,
  number,
  number_key: number === null ? null : toNumberKey(number),
  amount_cents: amount,
  payable_cents: payable,
});

/** As confirmed by the applicant; resets the acknowledgement of a remaining balance. */
export async function setConfirmed(
  trx: Executor,
  applicationId: string,
  invoice: { readonly [F in keyof InvoiceValues]: NonNullable<InvoiceValues[F]> },
): Promise<void> {
  await invoicesTables(trx)
    .updateTable('invoice')
    .set({ state: 'confirmed', ...toColumns(invoice), partial_confirmed_at: null, pending_since: null })
    .where('application_id', '=', applicationId)
    .execute();
}

/** An application's invoice, with the certain values from its link and its file. */
export async function findInvoice(executor: Executor, applicationId: string) {
  return invoicesTables(executor)
    .selectFrom('invoice')
    .innerJoin('invoice_source as source', 'source.application_id', 'invoice.application_id')
    .selectAll('invoice')
    .select([
      'source.link_site as linkSite',
      'source.link_number as linkNumber',
      'source.link_amount_cents as linkAmount',
      'source.link_for_rest as linkForRest',
      'source.file_sha256 as fileHash',
    ])
    .where('invoice.application_id', '=', applicationId)
    .executeTakeFirst();
}

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export async function setPartialConfirmed(trx: Executor, applicationId: string, now: Date): Promise<void> {
  await invoicesTables(trx)
    .updateTable('invoice')
    .set({ partial_confirmed_at: now })
    .where('application_id', '=', applicationId)
    .execute();
}

/** The applicant returned to an invoice that was confirmed in an earlier visit; has no effect on others. */
export async function setPending(trx: Executor, applicationId: string, now: Date): Promise<void> {
  await invoicesTables(trx)
    .updateTable('invoice')
    .set({ pending_since: now })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'confirmed')
    .where('pending_since', 'is', null)
    .execute();
}

/** Whether an invoice with this number is already financed, by anyone. */
export async function isFinanced(executor: Executor, merchantId: string, number: string): Promise<boolean> {
  const row = await invoicesTables(executor)
    .selectFrom('financed_invoice')
    .select('application_id')
    .where('merchant_id', '=', merchantId)
    .where('number_key', '=', toNumberKey(number))
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a number as financed; false if it already is. Of two concurrent calls, the second waits for the first. */
export async function insertFinanced(
  trx: Executor,
  invoice: {
    readonly merchantId: string;
    readonly numberKey: string;
    readonly applicationId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await invoicesTables(trx)
    .insertInto('financed_invoice')
    .values({
      merchant_id: invoice.merchantId,
      number_key: invoice.numberKey,
      application_id: invoice.applicationId,
      signed_at: invoice.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Remaining cents of an invoice that is financed in part; null if it is not financed, or the rest is unknown. */
export async function findRest(
  executor: Executor,
  { merchantId, numberKey }: { readonly merchantId: string; readonly numberKey: string },
): Promise<number | null> {
  const rests = await listRests(executor, merchantId, [numberKey]);
  return rests.get(numberKey) ?? null;
}

/**
 * Marks a part of an invoice's remainder as financed; false if less remains. Call it with the invoice's links locked: of two
 * concurrent calls, the second sees the remainder after the first.
 */
export async function insertFinancedRest(
  trx: Executor,
  invoice: {
    readonly merchantId: string;
    readonly numberKey: string;
    readonly applicationId: string;
    readonly linkId: string;
    /** Cents. */
    readonly financed: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const rest = await findRest(trx, invoice);
  if (rest === null || rest < invoice.financed) return false;
  await invoicesTables(trx)
    .insertInto('financed_rest')
    .values({
      application_id: invoice.applicationId,
      merchant_id: invoice.merchantId,
      number_key: invoice.numberKey,
      invoice_link_id: invoice.linkId,
      remaining_cents: rest - invoice.financed,
      signed_at: invoice.now,
    })
    .execute();
  return true;
}

/** Applications with an uploaded, unsigned invoice and without recent activity. */
export async function listStaleUploads(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await invoicesTables(executor)
    .selectFrom('unsigned_upload')
    .select('application_id')
    .where('application_updated_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** Removes an uploaded, unsigned invoice; returns its file, or null if there is none. */
export async function removeUnsignedUpload(trx: Executor, applicationId: string): Promise<string | null> {
  const row = await invoicesTables(trx)
    .deleteFrom('invoice')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('unsigned_upload').select('unsigned_upload.id').where('application_id', '=', applicationId),
    )
    .returning('file_id')
    .executeTakeFirst();
  return row?.file_id ?? null;
}

/** The merchant's number for an application's invoice, and its link; null if there is no invoice. */
export async function findInvoiceReference(
  executor: Executor,
  applicationId: string,
): Promise<{ readonly linkId: string | null; readonly number: string | null } | null> {
  const row = await invoicesTables(executor)
    .selectFrom('invoice_source')
    .select(['state', 'number', 'link_id as linkId', 'link_number as asked'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  // unconfirmed input of an applicant is not shown to anyone else
  return row
    ? { linkId: row.linkId, number: row.asked ?? (row.state === 'confirmed' ? row.number : null) }
    : null;
}

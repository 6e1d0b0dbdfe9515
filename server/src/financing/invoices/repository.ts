import type { InvoiceReading } from '../../../reader/invoices/values/invoice-reading';
import { numberKey } from '../../../reader/invoices/values/number-key';
import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import type { InvoiceTable } from './tables';

/** Where an invoice comes from. */
export type Origin =
  | { readonly source: 'manual' }
  | { readonly source: 'link'; readonly linkId: string }
  | {
      readonly source: 'upload';
      readonly file: { readonly id: string; readonly name: string };
      /** Null where it could not be read. */
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

/** Puts an application's invoice in the place of the one before. */
export async function putInvoice(trx: Executor, invoice: NewInvoice): Promise<void> {
  const { from } = invoice;
  const upload = from.source === 'upload' ? from : null;
  const values = {
    // not the application's: a customer who came back may have left another merchant's
    merchant_id: invoice.merchantId,
    source: from.source,
    state: invoice.state,
    ...entered(invoice),
    partial_confirmed_at: null,
    pending_since: null,
    entered_at: invoice.now,
    link_id: from.source === 'link' ? from.linkId : null,
    file_id: upload?.file.id ?? null,
    file_name: upload?.file.name ?? null,
    reading: upload?.reading ? JSON.stringify(upload.reading, keepable) : null,
  };
  await trx
    .insertInto('invoice')
    .values({ id: newId(invoice.now), application_id: invoice.applicationId, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

/** A file may name half of a letter, and a long name is cut wherever it is: the database takes no such text. */
const keepable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;

type Entered = Pick<NewInvoice, 'site' | 'number' | 'amount' | 'payable'>;

const entered = ({ site, number, amount, payable }: Entered) => ({
  site,
  number,
  number_key: number === null ? null : numberKey(number),
  amount_cents: amount,
  payable_cents: payable,
});

/** As the applicant confirms it: a balance that remains has not been seen yet. */
export async function setConfirmed(
  trx: Executor,
  applicationId: string,
  invoice: { readonly [F in keyof Entered]: NonNullable<Entered[F]> },
): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({ state: 'confirmed', ...entered(invoice), partial_confirmed_at: null, pending_since: null })
    .where('application_id', '=', applicationId)
    .execute();
}

/** An application's invoice, and what its link and its file have for sure. */
export async function findInvoice(executor: Executor, applicationId: string) {
  return executor
    .selectFrom('invoice')
    .leftJoin('invoice_link', 'invoice_link.id', 'invoice.link_id')
    .leftJoin('stored_file', 'stored_file.id', 'invoice.file_id')
    .selectAll('invoice')
    .select([
      'invoice_link.site as linkSite',
      'invoice_link.number as linkNumber',
      'invoice_link.amount_cents as linkAmount',
      'stored_file.sha256 as fileHash',
    ])
    .where('invoice.application_id', '=', applicationId)
    .executeTakeFirst();
}

export type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** Where a merchant sells; empty where it is its own only site. */
export async function findSites(executor: Executor, merchantId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('merchant_site')
    .select('name')
    .where('merchant_id', '=', merchantId)
    .execute();
  return rows.map(({ name }) => name);
}

export async function touchApplication(trx: Executor, id: string, now: Date): Promise<void> {
  await trx.updateTable('application').set({ updated_at: now }).where('id', '=', id).execute();
}

export async function setPartialConfirmed(trx: Executor, applicationId: string, now: Date): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({ partial_confirmed_at: now })
    .where('application_id', '=', applicationId)
    .execute();
}

/** The applicant came back to an invoice that was confirmed in an earlier visit; does nothing to any other. */
export async function setPending(trx: Executor, applicationId: string, now: Date): Promise<void> {
  await trx
    .updateTable('invoice')
    .set({ pending_since: now })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'confirmed')
    .where('pending_since', 'is', null)
    .execute();
}

/** Whether an invoice of this number is financed already, by whomever. */
export async function isFinanced(executor: Executor, merchantId: string, number: string): Promise<boolean> {
  const row = await executor
    .selectFrom('financed_invoice')
    .select('application_id')
    .where('merchant_id', '=', merchantId)
    .where('number_key', '=', numberKey(number))
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a number as financed; false where it is already. Two at once: the second waits for the first. */
export async function insertFinanced(
  trx: Executor,
  invoice: {
    readonly merchantId: string;
    readonly numberKey: string;
    readonly applicationId: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const row = await trx
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

/** Beside its application: uploaded, never signed for, and untouched since. */
const left = (executor: Executor, before: Date) =>
  executor
    .selectFrom('application')
    .innerJoin('invoice', 'invoice.application_id', 'application.id')
    .where('invoice.source', '=', 'upload')
    .where('application.updated_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('agreement_signature')
            .select('agreement_signature.application_id')
            .whereRef('agreement_signature.application_id', '=', 'application.id'),
        ),
      ),
    );

export async function findLeft(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await left(executor, before).select('application.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Removes one of them; answers its file, or null when it was touched meanwhile. */
export async function removeLeft(trx: Executor, applicationId: string, before: Date): Promise<string | null> {
  await trx
    .selectFrom('application')
    .select('id')
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
  // after the lock, in a statement of its own: it has to see what the holder before has written
  const still = await left(trx, before)
    .select('invoice.id')
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  if (!still) return null;
  const row = await trx
    .deleteFrom('invoice')
    .where('id', '=', still.id)
    .returning('file_id')
    .executeTakeFirst();
  return row?.file_id ?? null;
}

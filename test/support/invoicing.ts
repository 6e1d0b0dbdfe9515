import fs from 'node:fs';
import path from 'node:path';
import type { Answer, Api, Person, View } from './api';
import { type Approved, type ApprovedOptions, makeApproved } from './approved';
import { formOf, formType, type SentFile } from './documents';
import { until } from './until';

/** An approved applicant without a cart, who may bring an invoice. */
export async function makeInvoicing(api: Api, options: ApprovedOptions = {}): Promise<Approved> {
  const made = await makeApproved(api, { cartTotal: 0, ...options });
  await api.database
    .updateTable('application')
    .set({ entry: 'preQualification' })
    .where('id', '=', made.applicationId)
    .execute();
  await api.database
    .updateTable('checkout')
    .set({ request_source: 'tamarackPreQualificationWidget' })
    .where('id', '=', made.checkoutId)
    .execute();
  return made;
}

type Headers = Readonly<Record<string, string>>;

export const sendInvoice = (
  person: Person,
  files: SentFile | readonly SentFile[],
  headers: Headers = {},
): Promise<Answer<View>> => {
  const all = [files].flat().map((file) => ({ name: 'invoice.pdf', ...file }));
  return person.post<View>('/v1/invoice/file', formOf(...all), { 'content-type': formType, ...headers });
};

export interface ConfirmBody {
  readonly site: string;
  readonly number: string;
  readonly amount: number | null;
  readonly payable: number | null;
}

export const confirmInvoice = (person: Person, body: Partial<ConfirmBody> = {}, headers: Headers = {}) =>
  person.post<View>(
    '/v1/invoice/confirm',
    { site: 'Northern Supply', number: 'NL-30017', amount: 3000, payable: 3000, ...body },
    headers,
  );

/** Code of the one field an answer refuses. */
export const refusal = ({ status, problem }: Answer<unknown>) => ({
  status,
  type: problem.type,
  code: problem.errors?.[0]?.code,
});

/** An invoice of this merchant that somebody has financed. */
export async function markFinanced(api: Api, by: Approved, numberKey: string): Promise<void> {
  await api.database
    .insertInto('financed_invoice')
    .values({
      merchant_id: api.merchant.id,
      number_key: numberKey,
      application_id: by.applicationId,
      signed_at: api.clock.now(),
    })
    .execute();
}

/**
 * How many contents lie in the store. Waits until they are those that invoices and documents name and nothing else: no
 * half of an upload, nothing refused, nothing replaced.
 */
export async function storedContents(api: Api): Promise<number> {
  const folder = path.join(api.services.config.dataFolder, 'files');
  const look = async () => {
    const rows = await api.database.selectFrom('stored_file').select('id').execute();
    const named = await api.database
      .selectFrom('invoice')
      .select('file_id as id')
      .where('file_id', 'is not', null)
      .unionAll(api.database.selectFrom('document').select('file_id as id').where('file_id', 'is not', null))
      .execute();
    return [
      named.map(({ id }) => id),
      rows.map(({ id }) => id),
      fs.existsSync(folder) ? fs.readdirSync(folder) : [],
    ].map((ids) => ids.toSorted());
  };
  const [named = []] = await until(look, (places) => new Set(places.map((ids) => ids.join())).size === 1);
  return named.length;
}

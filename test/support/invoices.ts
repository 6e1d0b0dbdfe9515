import fs from 'node:fs';
import path from 'node:path';
import type { Api, ApiResponse, ApplicantClient, View } from './api';
import {
  type ApprovedApplicant,
  type ApprovedApplicantOptions,
  makeApprovedApplicant,
} from './approved-applicant';
import { buildForm, type FormFile, formContentType } from './documents';
import { waitUntil } from './wait-until';

/** An approved applicant without a cart, who may bring an invoice. */
export async function makeInvoiceApplicant(
  api: Api,
  options: ApprovedApplicantOptions = {},
): Promise<ApprovedApplicant> {
  const applicant = await makeApprovedApplicant(api, { cartTotal: 0, ...options });
  await api.database
    .updateTable('application')
    .set({ entry: 'preQualification' })
    .where('id', '=', applicant.applicationId)
    .execute();
  await api.database
    .updateTable('checkout')
    .set({ request_source: 'tamarackPreQualificationWidget' })
    .where('id', '=', applicant.checkoutId)
    .execute();
  return applicant;
}

type Headers = Readonly<Record<string, string>>;

export const sendInvoice = (
  person: ApplicantClient,
  files: FormFile | readonly FormFile[],
  headers: Headers = {},
): Promise<ApiResponse<View>> => {
  const all = [files].flat().map((file) => ({ name: 'invoice.pdf', ...file }));
  return person.post<View>('/v1/invoice/file', buildForm(...all), {
    'content-type': formContentType,
    ...headers,
  });
};

export interface ConfirmBody {
  readonly site: string;
  readonly number: string;
  readonly amount: number | null;
  readonly payable: number | null;
}

export const confirmInvoice = (
  person: ApplicantClient,
  body: Partial<ConfirmBody> = {},
  headers: Headers = {},
) =>
  person.post<View>(
    '/v1/invoice/confirm',
    { site: 'Northern Supply', number: 'NL-30017', amount: 3000, payable: 3000, ...body },
    headers,
  );

/** Code of the one field an answer refuses. */
export const toProblemSummary = ({ status, problem }: ApiResponse<unknown>) => ({
  status,
  type: problem.type,
  code: problem.errors?.[0]?.code,
});

/** An invoice of this merchant that somebody has financed. */
export async function markFinanced(api: Api, by: ApprovedApplicant, numberKey: string): Promise<void> {
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
export async function countStoredContents(api: Api): Promise<number> {
  const folder = path.join(api.services.config.dataFolder, 'files');
  const readState = async () => {
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
  const [named = []] = await waitUntil(
    readState,
    (contentIds) => new Set(contentIds.map((ids) => ids.join())).size === 1,
  );
  return named.length;
}

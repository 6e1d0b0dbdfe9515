import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buildMonthHistory } from '@tamarack/core/calendar/month-history';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { newId } from '../../server/src/platform/database/ids';
import { insertDocument } from '../../server/src/underwriting/documents/repository';
import type { Api, ApiResponse, ApplicantClient, View } from './api';
import { pngBytes, statementPdf } from './pdfs';
import { waitUntil } from './wait-until';

export type DocumentView = View['documents'][number];

/** A file as a browser's form sends it. */
export interface FormFile {
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Buffer;
}

const boundary = '----test-form-boundary-7MA4YWxk';
export const formContentType = `multipart/form-data; boundary=${boundary}`;

/** A form with a file for each; browsers escape quotes and line ends in names as here. */
export function buildForm(...files: readonly FormFile[]): Buffer {
  const escapeName = (name: string) =>
    name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
  const parts = files.flatMap(({ name = 'statement.pdf', type = 'application/pdf', bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escapeName(name)}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

type Headers = Readonly<Record<string, string>>;

export const sendStatement = (
  person: ApplicantClient,
  file: FormFile & { readonly month?: string },
  headers: Headers = {},
): Promise<ApiResponse<View>> =>
  person.post<View>(
    `/v1/documents/statements${file.month === undefined ? '' : `?month=${file.month}`}`,
    buildForm(file),
    { 'content-type': formContentType, ...headers },
  );

export const sendCheque = (
  person: ApplicantClient,
  file: FormFile,
  headers: Headers = {},
): Promise<ApiResponse<View>> =>
  person.post<View>(
    '/v1/documents/void-cheque',
    buildForm({ name: 'cheque.png', type: 'image/png', ...file }),
    {
      'content-type': formContentType,
      ...headers,
    },
  );

export const sendSupporting = (
  person: ApplicantClient,
  file: FormFile,
  headers: Headers = {},
): Promise<ApiResponse<View>> =>
  person.post<View>('/v1/documents/supporting', buildForm({ name: 'proof.pdf', ...file }), {
    'content-type': formContentType,
    ...headers,
  });

/** `YYYY-MM` of a month of the history: 0 is the one before this, 6 the oldest. */
export function getHistoryMonth(api: Api, index: number): string {
  return buildMonthHistory(dateIn(api.clock.now()), 'en')[index]?.month ?? '';
}

export const chequeAccount = { transit: '00011', institution: '001', account: '7351904' };

/** Six statements with their months chosen, and a cheque: all that can be handed in. */
export async function uploadAllDocuments(api: Api, person: ApplicantClient): Promise<View> {
  for (const index of [1, 2, 3, 4, 5, 6]) {
    const month = getHistoryMonth(api, index);
    const sent = await sendStatement(person, {
      name: `${month}.pdf`,
      bytes: await statementPdf({ month }),
      month,
    });
    if (sent.status !== 200) throw new Error(`the upload answered ${JSON.stringify(sent.body)}`);
  }
  return (await sendCheque(person, { bytes: pngBytes() })).body;
}

/** A document whose content is `bytes`. `size`, of its row: that of the content unless given. */
interface StoredDocument {
  readonly kind: 'statement' | 'voidCheque';
  readonly name: string;
  readonly bytes: Buffer;
  readonly month?: string;
  readonly size?: number;
}

/** Documents stored and checked as their uploads would have been, file by file: uploads and checks are tested elsewhere. */
export async function storeDocuments(
  { database, services, clock }: Api,
  applicationId: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (const { kind, name, bytes, month, size } of documents) {
    const stored = await services.files.save(Readable.from([bytes]), { limit: 1e6 });
    await insertDocument(database, {
      id: newId(clock.now()),
      applicationId,
      kind,
      requestId: null,
      fileId: stored.id,
      name,
      nameKey: name,
      size: size ?? stored.size,
      sha256: stored.sha256,
      mediaType: kind === 'statement' ? 'application/pdf' : 'image/png',
      months: month === undefined ? null : { from: month, to: month },
      uploadedAt: clock.now(),
    });
    await services.files.retain(database, stored.id);
  }
  await database
    .updateTable('document')
    .set({ state: 'ready', page_count: 1 })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Six statements with their months, and a cheque. */
export async function storeAllDocuments(api: Api, applicationId: string): Promise<void> {
  const statements = [1, 2, 3, 4, 5, 6].map((index): StoredDocument => {
    const month = getHistoryMonth(api, index);
    return { kind: 'statement', name: `${month}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${month}`), month };
  });
  const bytes = pngBytes({ width: 20, height: 20 });
  await storeDocuments(api, applicationId, [
    ...statements,
    { kind: 'voidCheque', name: 'cheque.png', bytes },
  ]);
}

/** Waits until nothing is being checked any more. */
export const waitForChecks = (person: ApplicantClient): Promise<View> =>
  waitUntil(
    () => person.view(),
    ({ documents }) => documents.every(({ state }) => state !== 'checking'),
    30,
  );

/**
 * How many of an application's documents have a content. Waits until the store holds the contents of documents and
 * nothing else: no half of an upload, nothing refused, nothing removed.
 */
export async function countDocumentContents(
  api: Api,
  { applicationId }: { readonly applicationId: string },
): Promise<number> {
  const folder = path.join(api.services.config.dataFolder, 'files');
  const readState = async () => {
    const files = await api.database.selectFrom('stored_file').select('id').execute();
    const named = await api.database
      .selectFrom('document')
      .select(['file_id as id', 'application_id as of'])
      .where('file_id', 'is not', null)
      .execute();
    return {
      named,
      contentIds: [
        named.map(({ id }) => id),
        files.map(({ id }) => id),
        fs.existsSync(folder) ? fs.readdirSync(folder) : [],
      ].map((ids) => ids.toSorted().join()),
    };
  };
  const { named } = await waitUntil(readState, ({ contentIds }) => new Set(contentIds).size === 1);
  return named.filter(({ of }) => of === applicationId).length;
}

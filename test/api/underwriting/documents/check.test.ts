import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import type { StatementReading } from '../../../../server/reader/statements/read-statement';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import { newId } from '../../../../server/src/platform/database/ids';
import type { FilesService } from '../../../../server/src/platform/files/service';
import type { Jobs, WorkOptions } from '../../../../server/src/platform/jobs/jobs';
import {
  createDocumentChecks,
  maxReadings,
} from '../../../../server/src/underwriting/documents/document-checks';
import { insertDocument, type NewDocument } from '../../../../server/src/underwriting/documents/repository';
import type { Api } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { countDocumentContents, getHistoryMonth } from '../../../support/documents';
import { pngBytes, statementPdf } from '../../../support/pdfs';

interface Period {
  readonly from: string;
  readonly to: string;
}

interface Outside {
  readonly scan?: FilesService['scan'];
  readonly read?: () => Promise<StatementReading | null>;
}

describeEachDatabase('checking a document', (makeApi) => {
  let api: Api;
  let pdf: Buffer;
  beforeAll(async () => {
    api = await makeApi();
    pdf = await statementPdf();
  });

  /** A document that no job knows of. */
  const place = async (person: ApplicantAtBank, over: Partial<NewDocument> = {}, bytes = pdf) => {
    const { files } = api.services;
    const { id: fileId, size, sha256, mediaType } = await files.save(Readable.from([bytes]), { limit: 1e6 });
    const id = newId();
    await inTransaction(api.database, async (trx) => {
      await insertDocument(trx, {
        id,
        applicationId: person.applicationId,
        kind: 'statement',
        requestId: null,
        fileId,
        name: 'a.pdf',
        nameKey: 'a.pdf',
        size,
        sha256,
        mediaType: mediaType ?? '',
        months: null,
        uploadedAt: api.clock.now(),
        ...over,
      });
      await files.retain(trx, fileId);
    });
    return id;
  };

  /** The queue's handler, called by hand; `sent` is what it was asked to do later. */
  const checks = ({ scan, read }: Outside = {}) => {
    const sent: unknown[] = [];
    let handle: (data: object) => Promise<void> = () => Promise.reject(new Error('not registered'));
    let dead: NonNullable<WorkOptions['onDeadLetter']> = () => Promise.reject(new Error('not registered'));
    let readings = 0;
    const jobs: Jobs = {
      work: (_name, handler, options) => {
        handle = (data) => handler(data as never, { id: '', attempt: 0 });
        dead = options?.onDeadLetter ?? dead;
      },
      send: async (_executor, _name, data, options) => void sent.push({ ...data, ...options }),
      start: async () => undefined,
      stop: async () => undefined,
    };
    createDocumentChecks({
      ...api.services,
      files: { ...api.services.files, ...(scan ? { scan } : {}) },
      readStatement: async (content) => {
        content.destroy();
        readings++;
        return read ? read() : { state: 'read', pages: 2, months: null };
      },
      jobs,
      documentWorkers: 1,
    });
    return {
      sent,
      readings: () => readings,
      run: (documentId: string) => handle({ documentId }),
      runDead: (documentId: string) => dead({ documentId } as never),
    };
  };

  const shown = async (person: ApplicantAtBank) => (await person.view()).documents[0];
  const crash = () => Promise.reject(new Error('the reader is gone'));
  const months = (newest: number, oldest = newest) => ({
    from: getHistoryMonth(api, oldest),
    to: getHistoryMonth(api, newest),
  });
  const reads =
    (found: Period | null): (() => Promise<StatementReading>) =>
    async () => ({ state: 'read', pages: 3, months: found });

  test('a document that takes too long to read is kept without months, after one reading', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    const { run, readings } = checks({ read: async () => null });
    await run(id);
    expect(readings()).toBe(1);
    expect(await shown(person)).toMatchObject({ state: 'ready', problem: null, months: null });
  });

  test('an infected document is refused, and its file deleted', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    const { run, readings } = checks({ scan: async () => 'infected' });
    await run(id);
    expect(await shown(person)).toMatchObject({ state: 'refused', problem: 'infected' });
    expect(readings()).toBe(0);
    expect(await countDocumentContents(api, person)).toBe(0);
  });

  test('while the scanner is down a document counts, is not read, and its scan is retried', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    const down = checks({ scan: () => Promise.reject(new Error('no scanner')) });
    for (let tries = 0; tries < 6; tries++) await expect(down.run(id)).rejects.toThrow();
    expect(down.readings()).toBe(0);
    expect(await shown(person)).toMatchObject({ state: 'checking', problem: null });
    expect((await person.view()).facts.documents.statements).toBe(1);
    await down.runDead(id);
    expect(down.sent).toEqual([{ documentId: id, singletonKey: id, startAfterSeconds: expect.any(Number) }]);
    await checks({ read: reads(months(1)) }).run(id);
    expect(await shown(person)).toMatchObject({ state: 'ready', months: months(1) });
  });

  /** What lies in the store under a document, or nothing. */
  const overwrite = async (id: string, change: (bytes: Buffer) => Buffer | null) => {
    const rows = api.database.selectFrom('document').select('file_id').where('id', '=', id);
    const { file_id } = await rows.executeTakeFirstOrThrow();
    const at = path.join(api.services.config.dataFolder, 'files', String(file_id));
    const bytes = change(fs.readFileSync(at));
    if (bytes === null) fs.rmSync(at);
    else fs.writeFileSync(at, bytes);
  };
  const tampered = (bytes: Buffer): Buffer => {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    return bytes;
  };
  const unreadable = () => checks({ scan: () => Promise.reject(new Error('it cannot be read')) });

  test('a document tampered with in the store is refused as broken after its attempts, and logged', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    await overwrite(id, tampered);
    const job = unreadable();
    await job.runDead(id);
    expect(job.sent).toEqual([]);
    expect(await shown(person)).toMatchObject({ state: 'refused', problem: 'broken' });
    const acts = await api.database
      .selectFrom('audit_event')
      .select(['act', 'details'])
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(acts).toContainEqual({
      act: 'document.refused',
      details: { documentId: id, problem: 'broken' },
    });
  });

  test('a document tampered with is not marked ready because it could not be read', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    await overwrite(id, tampered);
    const failing = checks({ scan: async () => 'clean', read: crash });
    await api.database.updateTable('document').set({ readings: maxReadings }).where('id', '=', id).execute();
    await failing.run(id);
    expect(await shown(person)).toMatchObject({ state: 'refused', problem: 'broken' });
  });

  test('a document missing from the store is retried for a day, then refused', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person, { uploadedAt: new Date(api.clock.now().getTime() - 23 * 3_600_000) });
    await overwrite(id, () => null);
    const job = unreadable();
    await job.runDead(id);
    expect(job.sent).toHaveLength(1);
    expect(await shown(person)).toMatchObject({ state: 'checking' });
    await api.database
      .updateTable('document')
      .set({ uploaded_at: new Date(api.clock.now().getTime() - 25 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    await job.runDead(id);
    expect(await shown(person)).toMatchObject({ state: 'refused', problem: 'broken' });
  });

  test('a reader that fails on a valid file does not block it: it is ready, without months', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    const failing = checks({ read: crash });
    for (let tries = 0; tries < maxReadings; tries++) {
      await expect(failing.run(id)).rejects.toThrow();
      expect(await shown(person)).toMatchObject({ state: 'checking' });
    }
    await failing.run(id);
    expect(failing.readings()).toBe(maxReadings);
    expect(await shown(person)).toMatchObject({ state: 'ready', problem: null, months: null });
    expect(await countDocumentContents(api, person)).toBe(1);
  });

  test.each(['passwordProtected', 'broken'] as const)('a document that is %s is refused', async (problem) => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    await checks({ read: async () => ({ state: problem }) }).run(id);
    expect(await shown(person)).toMatchObject({ state: 'refused', problem });
    expect(await countDocumentContents(api, person)).toBe(0);
  });

  test.each<[string, () => Period | null, () => Period | null]>([
    ['within the history', () => months(1, 3), () => months(1, 3)],
    ['from before it', () => ({ from: '2001-01', to: getHistoryMonth(api, 5) }), () => months(5, 6)],
    ['outside it', () => ({ from: '2001-01', to: '2001-02' }), () => null],
    ['not found', () => null, () => null],
  ])('a period %s', async (_name, found, kept) => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    await checks({ read: reads(found()) }).run(id);
    const covered = kept();
    expect(await shown(person)).toMatchObject({
      state: 'ready',
      months: covered,
      monthsSource: covered && 'file',
    });
    const row = api.database.selectFrom('document').select('page_count').where('id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).page_count).toBe(3);
  });

  test('manually chosen months are kept, also those chosen while the document is read', async () => {
    const chosenBefore = await makeApplicantAtBank(api);
    const first = await place(chosenBefore, { months: months(4) });
    await checks({ read: reads(months(1)) }).run(first);
    expect(await shown(chosenBefore)).toMatchObject({ months: months(4), monthsSource: 'applicant' });

    const chosenMeanwhile = await makeApplicantAtBank(api);
    const second = await place(chosenMeanwhile);
    await checks({
      read: async () => {
        await chosenMeanwhile.put(`/v1/documents/${second}/months`, months(5));
        return reads(months(1))();
      },
    }).run(second);
    expect(await shown(chosenMeanwhile)).toMatchObject({ months: months(5), monthsSource: 'applicant' });
  });

  test.each<[string, StatementReading]>([
    ['good', { state: 'read', pages: 1, months: null }],
    ['broken', { state: 'broken' }],
  ])('one that is removed while it is read stays removed, %s or not', async (_name, answer) => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    await checks({
      read: async () => {
        await person.delete(`/v1/documents/${id}`);
        return answer;
      },
    }).run(id);
    expect(await shown(person)).toBeUndefined();
    expect(await countDocumentContents(api, person)).toBe(0);
  });

  test('a document whose job was lost is checked within the hour', async () => {
    const person = await makeApplicantAtBank(api);
    await place(person);
    await api.services.documents.sweep();
    expect(await shown(person)).toMatchObject({ state: 'checking' });
    api.clock.advance({ hours: 1, seconds: 1 });
    await api.services.documents.sweep();
    await expect.poll(async () => (await shown(person))?.state).toBe('ready');
  });

  test('a deleted or checked document is skipped', async () => {
    const person = await makeApplicantAtBank(api);
    const id = await place(person);
    const { run, runDead, readings, sent } = checks();
    await run(id);
    await run(id);
    await run(newId());
    await runDead(id);
    expect(readings()).toBe(1);
    expect(sent).toEqual([]);
  });

  test('an image of a cheque is not read, and a PDF of one has no months', async () => {
    const person = await makeApplicantAtBank(api);
    const picture = await place(person, { kind: 'voidCheque', name: 'a.png' }, pngBytes());
    const { run, readings } = checks({ read: reads(months(1)) });
    await run(picture);
    expect(readings()).toBe(0);
    expect(await shown(person)).toMatchObject({ kind: 'voidCheque', state: 'ready' });

    const other = await makeApplicantAtBank(api);
    await run(await place(other, { kind: 'voidCheque' }));
    expect(await shown(other)).toMatchObject({ state: 'ready', months: null });
  });
});

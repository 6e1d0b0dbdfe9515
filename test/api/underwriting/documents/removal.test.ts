import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../../../server/app/sweeps';
import type { FileStore } from '../../../../server/src/platform/files/stores/file-store';
import type { Api } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { sendCheque, sendStatement, waitForChecks } from '../../../support/documents';
import { encryptedPdf, pngBytes, statementPdf } from '../../../support/pdfs';
import { type RunningS3, startS3 } from '../../../support/s3';

const stores = ['folder', 'bucket'] as const;

for (const kind of stores)
  describeOneDatabase(`contents of documents in a ${kind}`, (makeApi) => {
    let api: Api;
    let s3: RunningS3 | null = null;
    /** While it is true the store removes nothing. */
    let stuck = false;
    let refusals = 0;
    beforeAll(async () => {
      if (kind === 'bucket') s3 = await startS3();
      const files = { s3: s3?.config ?? null, clamd: null };
      api = await makeApi({ config: { files } });
      const { files: store } = api.services.adapters;
      const remove = store.remove;
      (store as { -readonly [K in keyof FileStore]: FileStore[K] }).remove = async (id) => {
        if (stuck) {
          refusals++;
          throw new Error('the store does not answer');
        }
        await remove(id);
      };
    });
    afterAll(() => s3?.close());

    const stored = (): string[] => {
      if (s3) return s3.objects();
      const folder = path.join(api.services.config.dataFolder, 'files');
      return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
    };
    const keys = async () => (await api.database.selectFrom('stored_file').select('id').execute()).length;
    const left = async () => ({ contents: stored().length, keys: await keys() });
    const comesTo = (many: number) => expect.poll(left).toEqual({ contents: many, keys: many });

    const begin = async (): Promise<{ person: ApplicantAtBank; before: number }> => {
      const person = await makeApplicantAtBank(api);
      const { contents } = await left();
      await comesTo(contents);
      return { person, before: contents };
    };

    test('files are deleted with their keys when a document is deleted', async () => {
      const { person, before } = await begin();
      const { body } = await sendStatement(person, { bytes: await statementPdf() });
      await comesTo(before + 1);
      await person.delete(`/v1/documents/${body.documents[0]?.id}`);
      await comesTo(before);
    });

    test('files are deleted with their keys when a cheque is replaced', async () => {
      const { person, before } = await begin();
      await sendCheque(person, { bytes: pngBytes() });
      await sendCheque(person, { bytes: pngBytes({ width: 650 }) });
      await comesTo(before + 1);
    });

    test('files are deleted with their keys when a document is refused', async () => {
      const { person, before } = await begin();
      await sendStatement(person, { bytes: await encryptedPdf() });
      expect((await waitForChecks(person)).documents).toMatchObject([{ state: 'refused' }]);
      await comesTo(before);
    });

    test('the sweep deletes files whose deletion job was lost with its process', async () => {
      const { person, before } = await begin();
      const { body } = await sendStatement(person, { bytes: await statementPdf() });
      stuck = true;
      refusals = 0;
      await person.delete(`/v1/documents/${body.documents[0]?.id}`);
      await expect.poll(() => refusals).toBeGreaterThan(0);
      await sweep(api.services);
      expect(await left()).toEqual({ contents: before + 1, keys: before + 1 });
      await forgetRemovals(api);
      stuck = false;
      await sweep(api.services);
      expect(await left()).toEqual({ contents: before, keys: before });
    });
  });

/** As when every try was used up. */
async function forgetRemovals({ database }: Api): Promise<void> {
  await sql`delete from pgboss.job where name = 'file-remove'`.execute(database);
}

import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { isProblem } from '../../../../server/src/platform/errors/problem';
import type { IncomingFile } from '../../../../server/src/underwriting/documents/upload/upload-document';
import type { Api, ApplicantClient } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  chequeAccount,
  countDocumentContents,
  getHistoryMonth,
  sendStatement,
  storeAllDocuments,
} from '../../../support/documents';
import { bigPdf, statementPdf } from '../../../support/pdfs';

describeOneDatabase('concurrent document uploads', (makeApi) => {
  let api: Api;
  let pdf: Buffer;
  beforeAll(async () => {
    api = await makeApi();
    pdf = await statementPdf();
  });

  /** Without HTTP, which lets only some uploads of a session run at once: all of them are under way together. */
  const uploadAtOnce = async (person: ApplicantClient, files: readonly { name: string; bytes: Buffer }[]) => {
    const session = await api.services.sessions.authenticate(person.sessionToken, person.checkoutId);
    const incoming = ({ name, bytes }: (typeof files)[number]): IncomingFile => ({
      name,
      declaredType: 'application/pdf',
      content: Readable.from([bytes]),
    });
    const settled = await Promise.allSettled(
      files.map((file) =>
        api.services.documents.upload(session, { kind: 'statement', contentLength: 0 }, async () =>
          incoming(file),
        ),
      ),
    );
    return settled.map((one) => {
      if (one.status === 'fulfilled') return 'kept';
      if (!isProblem(one.reason)) throw one.reason;
      return one.reason.details.errors?.[0]?.code;
    });
  };
  const count = (all: readonly unknown[], one: string) => all.filter((each) => each === one).length;

  test('of 25 concurrent statements 19 are stored, and nothing of the others', async () => {
    const person = await makeApplicantAtBank(api);
    const files = Array.from({ length: 25 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf }));
    const ends = await uploadAtOnce(person, files);
    expect([count(ends, 'kept'), count(ends, 'statementsTooMany')]).toEqual([19, 6]);
    expect((await person.view()).facts.documents.statements).toBe(19);
    expect(await countDocumentContents(api, person)).toBe(19);
  });

  test('of 12 concurrent statements of 14 MB 10 are stored: the limit is 150 MB', async () => {
    const person = await makeApplicantAtBank(api);
    const bytes = await bigPdf(14 * 1024 * 1024);
    const files = Array.from({ length: 12 }, (_, n) => ({ name: `${n}.pdf`, bytes }));
    const ends = await uploadAtOnce(person, files);
    expect([count(ends, 'kept'), count(ends, 'statementsTooLarge')]).toEqual([10, 2]);
    expect(await countDocumentContents(api, person)).toBe(10);
  }, 60_000);

  test('of ten concurrent copies of one file one is stored, with the same response for all', async () => {
    const person = await makeApplicantAtBank(api);
    const ends = await uploadAtOnce(person, Array(10).fill({ name: 'a.pdf', bytes: pdf }));
    expect(count(ends, 'kept')).toBe(10);
    expect(await countDocumentContents(api, person)).toBe(1);
  });

  test('of two files with one name and different contents one is stored', async () => {
    const person = await makeApplicantAtBank(api);
    const other = await statementPdf({ pages: 2 });
    const ends = await uploadAtOnce(person, [
      { name: 'a.pdf', bytes: pdf },
      { name: 'A.pdf', bytes: other },
    ]);
    expect(ends.toSorted()).toEqual(['kept', 'statementsNames']);
    expect(await countDocumentContents(api, person)).toBe(1);
  });

  test('an upload that ends after the documents were submitted is refused, and nothing of it stored', async () => {
    const person = await makeApplicantAtBank(api);
    await storeAllDocuments(api, person.applicationId);
    const session = await api.services.sessions.authenticate(person.sessionToken, person.checkoutId);
    const late = api.services.documents.upload(
      session,
      { kind: 'statement', month: getHistoryMonth(api, 0), contentLength: 0 },
      async () => {
        const { status } = await person.post('/v1/documents/submit', chequeAccount);
        expect(status).toBe(200);
        return { name: 'late.pdf', declaredType: 'application/pdf', content: Readable.from([pdf]) };
      },
    );
    await expect(late).rejects.toMatchObject({ type: 'step-not-allowed' });
    expect(await countDocumentContents(api, person)).toBe(7);
  });

  test('both tabs see what both uploaded', async () => {
    const person = await makeApplicantAtBank(api);
    const tab = await api.session({ cartTotal: 5000 }, { resumeCookie: person.resumeCookie });
    await sendStatement(person, { name: 'a.pdf', bytes: pdf });
    const { body } = await sendStatement(tab, { name: 'b.pdf', bytes: pdf });
    expect(body.documents.map(({ name }) => name).toSorted()).toEqual(['a.pdf', 'b.pdf']);
  });
});

import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { sweep } from '../../../../server/app/sweeps';
import { defaultRetentionDays } from '../../../../server/src/settlement/personal-data/retention-days';
import type { Api, ApplicantClient, View } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { readCustomer } from '../../../support/customers';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  chequeAccount,
  countDocumentContents,
  sendCheque,
  sendStatement,
  storeAllDocuments,
  waitForChecks,
} from '../../../support/documents';
import { encryptedPdf, pngBytes, statementPdf } from '../../../support/pdfs';
import { verifyPhone } from '../../../support/verification';

const logged: string[] = [];
const logs = new Writable({
  write: (chunk, _encoding, done) => {
    logged.push(String(chunk));
    done();
  },
});

describeMostlyOneDatabase('submitting documents', (makeApi, { describe, test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    const retention = { ...defaultRetentionDays, unsubmitted: 45 };
    api = await makeApi({ logs, config: { logLevel: 'debug', retention } });
  });

  const ready = async (): Promise<ApplicantAtBank> => {
    const person = await makeApplicantAtBank(api);
    await storeAllDocuments(api, person.applicationId);
    return person;
  };
  const submitted = async (): Promise<ApplicantAtBank> => {
    const person = await ready();
    const { status } = await person.post('/v1/documents/submit', chequeAccount);
    expect(status).toBe(200);
    return person;
  };
  const reviews = ({ applicationId }: ApplicantAtBank) =>
    api.database
      .selectFrom('review')
      .select(['kind', 'state'])
      .where('application_id', '=', applicationId)
      .execute();
  const forMerchant = async ({ checkoutId }: ApplicantClient): Promise<string> => {
    const { body } = await api.call<{ status: string }>('GET', `/v1/merchant/checkouts/${checkoutId}`, {
      headers: { authorization: `Bearer ${api.merchant.secretKey}` },
    });
    return body.status;
  };

  test('submitted documents enter the review queue, and the merchant sees a checkout in review', async () => {
    const person = await ready();
    expect(await forMerchant(person)).toBe('started');
    const { status, body } = await person.post<View>('/v1/documents/submit', chequeAccount);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'inReview',
      facts: { documents: { submitted: true }, outcome: null },
    });
    expect(await reviews(person)).toEqual([{ kind: 'documents', state: 'open' }]);
    expect(await forMerchant(person)).toBe('inReview');
  });

  test.each([
    ['of a bank we know', chequeAccount, 'en', 'BMO Bank of Montreal'],
    [
      'written with spaces',
      { transit: '00 011', institution: '0-01', account: '735-1904' },
      'en',
      'BMO Bank of Montreal',
    ],
    ['of somebody who reads French', chequeAccount, 'fr', 'BMO Banque de Montréal'],
    ['of a bank nobody knows', { ...chequeAccount, institution: '999' }, 'en', ''],
  ])('the account %s is used for debits', async (_name, account, language, bank) => {
    const person = await ready();
    await person.put('/v1/application/language', { language });
    expect((await person.post('/v1/documents/submit', account)).status).toBe(200);
    const { institution } = account;
    expect(await api.services.banking.findDebitAccount(api.database, person.applicationId)).toEqual({
      transit: '00011',
      institution: institution === '999' ? '999' : '001',
      number: '7351904',
      bank,
    });
  });

  test('invalid account numbers are reported, and nothing is submitted', async () => {
    const person = await ready();
    const { status, problem } = await person.post('/v1/documents/submit', {
      transit: '123',
      institution: '',
      account: '12345678901234',
    });
    expect([status, problem.type]).toEqual([400, 'validation-failed']);
    expect(problem.errors).toEqual([
      { path: '/transit', code: 'transitInvalid' },
      { path: '/institution', code: 'institutionRequired' },
      { path: '/account', code: 'accountInvalid' },
    ]);
    expect((await person.view()).facts.documents.submitted).toBe(false);
    expect(await reviews(person)).toEqual([]);
  });

  test('submitting needs the months and the cheque', async () => {
    const person = await ready();
    const before = await person.view();
    const [first] = before.documents;
    await person.delete(`/v1/documents/${first?.id}`);
    const { problem } = await person.post('/v1/documents/submit', chequeAccount);
    expect(problem.type).toBe('step-not-allowed');

    const other = await ready();
    const cheque = (await other.view()).documents.find(({ kind }) => kind === 'voidCheque');
    await other.delete(`/v1/documents/${cheque?.id}`);
    expect((await other.post('/v1/documents/submit', chequeAccount)).problem.type).toBe('step-not-allowed');
    expect([...(await reviews(person)), ...(await reviews(other))]).toEqual([]);
  });

  testEach('submitting twice from two tabs at once makes one review', async () => {
    const person = await ready();
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.post('/v1/documents/submit', chequeAccount)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await reviews(person)).toHaveLength(1);
  });

  test('submitted documents can no longer change, and no bank can be connected instead', async () => {
    const person = await submitted();
    const { documents } = await person.view();
    const answers = [
      await sendStatement(person, { name: 'more.pdf', bytes: await statementPdf() }),
      await sendCheque(person, { bytes: pngBytes({ width: 650 }) }),
      await person.delete(`/v1/documents/${documents[0]?.id}`),
      await person.post('/v1/bank/connection', { language: 'en' }),
      await person.post('/v1/scoring'),
    ];
    for (const { status, problem } of answers)
      expect([status, problem.type]).toEqual([409, 'step-not-allowed']);
    expect((await waitForChecks(person)).documents).toHaveLength(7);
    expect(await countDocumentContents(api, person)).toBe(7);
  });

  test('submitted documents are not lost when the applicant leaves', async () => {
    const person = await submitted();
    const { sessionToken, checkoutId } = person;
    const { body } = await api.call<View>('POST', '/v1/application/abandon', {
      body: { sessionToken, checkoutId },
    });
    expect(body).toMatchObject({ status: 'inReview', facts: { abandoned: false } });
    expect(await forMerchant(person)).toBe('inReview');
    expect(await reviews(person)).toEqual([{ kind: 'documents', state: 'open' }]);
    const again = await api.session({}, { resumeCookie: person.resumeCookie });
    expect((await again.view()).facts.documents.submitted).toBe(true);
  });

  describe('on another device, after the code of the phone', () => {
    const comeBack = async ({ customerId }: ApplicantAtBank): Promise<ApplicantClient> => {
      const phone = (await readCustomer(api, customerId)).phone ?? '';
      const other = await api.session({ cartTotal: 5000 });
      await other.put('/v1/application/eligibility', { eligible: true });
      expect((await verifyPhone(api, other, phone)).status).toBe(200);
      return other;
    };

    test('uploaded documents are there on another device, after the phone code', async () => {
      const person = await ready();
      const before = await waitForChecks(person);
      const other = await comeBack(person);
      const view = await other.view();
      expect(view.documents).toEqual(before.documents);
      expect(view.facts.documents).toMatchObject({ statements: 6, voidCheque: true });
      expect((await person.view()).documents).toEqual([]);
      expect((await other.post('/v1/documents/submit', chequeAccount)).status).toBe(200);
    });

    test('submitted documents are still in review on another device', async () => {
      const person = await submitted();
      const other = await comeBack(person);
      expect(await other.view()).toMatchObject({
        status: 'inReview',
        facts: { documents: { submitted: true } },
      });
      expect(await reviews(person)).toHaveLength(1);
    });
  });

  test('a document that proves unreadable after submission stays listed as refused', async () => {
    const person = await ready();
    const extra = await sendStatement(person, { name: 'extra.pdf', bytes: await encryptedPdf() });
    expect(extra.status).toBe(200);
    await person.post('/v1/documents/submit', chequeAccount);
    const view = await waitForChecks(person);
    expect(view.documents.find(({ name }) => name === 'extra.pdf')).toMatchObject({
      state: 'refused',
      problem: 'passwordProtected',
    });
    expect(view).toMatchObject({ status: 'inReview', facts: { documents: { submitted: true } } });
  });

  testEach('documents unused and not submitted for their days are deleted with their files', async () => {
    const afterDays = (days: number) => api.clock.advance({ hours: 24 * days });
    const [left, handedIn] = [await ready(), await submitted()];
    afterDays(44);
    await sweep(api.services);
    expect(await countDocumentContents(api, left)).toBe(7);
    const busy = await ready();
    afterDays(2);
    await sweep(api.services);
    expect(await countDocumentContents(api, left)).toBe(0);
    expect(await countDocumentContents(api, busy)).toBe(7);
    expect(await countDocumentContents(api, handedIn)).toBe(7);
    const facts = await api.services.applications.getFacts(api.database, left.applicationId);
    expect(facts).toMatchObject({ businessSaved: true, documents: { statements: 0, voidCheque: false } });
  });

  test('no log line, job or audit row contains an account number or a file name', async () => {
    const person = await ready();
    const account = { transit: '00011', institution: '001', account: '918273645546' };
    await sendStatement(person, { name: 'Gagnon-Zyx.pdf', bytes: await statementPdf({ pages: 2 }) });
    await sendStatement(person, { name: 'Gagnon-Zyx.pdf', bytes: Buffer.from('not a PDF') });
    await person.post('/v1/documents/submit', { ...account, transit: '77' });
    await person.post('/v1/documents/submit', account);
    await waitForChecks(person);

    const everything = await dump(api);
    const number = account.account;
    for (const form of [number, Buffer.from(number).toString('hex')]) expect(everything).not.toContain(form);
    const trail = await dump(api, ['audit_event', 'job', 'archive', 'idempotency']);
    expect(trail).toContain(person.applicationId);
    for (const lines of [trail, logged.join('')]) {
      expect(lines).not.toContain('Gagnon-Zyx');
      expect(lines).not.toContain(number);
    }
    expect(logged.join('')).toContain('"route":"/v1/documents/statements"');
  });
});

/** Rows of every table, or of some, as text. */
async function dump(api: Api, only?: readonly string[]): Promise<string> {
  const tables = await sql<{ name: string; table: string }>`
    select table_schema || '.' || table_name as name, table_name as table from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(api.database);
  const texts: string[] = [];
  for (const { name, table } of tables.rows) {
    if (only && !only.includes(table)) continue;
    const rows = sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`;
    texts.push(...(await rows.execute(api.database)).rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

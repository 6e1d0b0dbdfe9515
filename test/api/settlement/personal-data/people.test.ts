import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listUploads } from '../../../../server/src/settlement/personal-data/export/uploads';
import type { Api } from '../../../support/api';
import { goodSin } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { readEvidence, readStoredAgreement } from '../../../support/evidence';
import { listMailsTo } from '../../../support/mails';
import { makePaidMerchant, makePurchase } from '../../../support/payouts';
import { extractPdfText } from '../../../support/pdf-text';
import {
  actOnPeople,
  addInvoiceFile,
  addRefusedStatements,
  addStatement,
  getApplicant,
  listHeldColumns,
  listPersonActs,
} from '../../../support/people';
import { makeOperator, makeReview, type TestOperator, waitForMails } from '../../../support/reviews';
import { tamper } from '../../../support/tamper';
import { waitUntil } from '../../../support/wait-until';

const days = (count: number) => ({ hours: count * 24 });

describeEachDatabase('what is held on a person', (makeApi) => {
  let api: Api;
  let support: TestOperator;
  let admin: TestOperator;
  let senior: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    admin = await makeOperator(api, 'Ada Roy', { roles: ['admin'] });
    senior = await makeOperator(api, 'Sam Roy', { roles: ['senior'] });
  });

  const getPersonId = async (applicationId: string): Promise<string> => {
    const [person] = await actOnPeople(api, support).find({ applicationId });
    return person?.personId ?? '';
  };
  const listFiles = async (applicationId: string): Promise<readonly string[]> => {
    const rows = await api.database
      .selectFrom('document')
      .select('file_id')
      .where('application_id', '=', applicationId)
      .execute();
    return rows.flatMap(({ file_id }) => file_id ?? []);
  };
  const listLeft = (ids: readonly string[]) =>
    api.database
      .selectFrom('stored_file')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();

  test('is found by contact or application, exported as JSON and PDF, and erased by two operators', async () => {
    const person = await makeReview(api);
    const { applicationId, customerId } = person;
    await person.put('/v1/application/language', { language: 'fr' });
    const files = [
      await addStatement(api, applicationId, 'may.pdf'),
      await addStatement(api, applicationId, 'june.pdf'),
    ];
    const { phone, personal } = await getApplicant(api, applicationId);
    const email = `${customerId}@bistro.example`;
    const people = actOnPeople(api, support);

    // found by what was verified, in any form
    const typed = phone?.replace('+1', '').replace(/(...)(...)/, '($1) $2-');
    const [found] = await people.find({ phone: typed });
    const personId = found?.personId ?? '';
    expect(personId).toBe(customerId);
    expect(found).toMatchObject({ name: expect.any(String), applications: 1, erasedAt: null });
    expect(JSON.stringify(found)).not.toContain(phone?.slice(2));
    expect((await people.find({ email: email.toUpperCase() })).map((each) => each.personId)).toEqual([
      personId,
    ]);
    expect(await getPersonId(applicationId)).toBe(personId);
    expect(await people.find({ email: 'nobody@shop.example' })).toEqual([]);
    expect((await people.search({ email, phone })).status).toBe(400);

    const { body, status, headers } = await people.export(personId);
    expect({ status, cache: headers['cache-control'], language: body.language }).toEqual({
      status: 200,
      cache: 'no-store',
      language: 'fr',
    });
    const { customer, applications, documents, trail, mails } = body.data;
    expect(customer).toEqual([expect.objectContaining({ phone, email })]);
    expect(applications).toEqual([
      expect.objectContaining({ applicationId, phone, personal, sin: `••• ••• ${goodSin.slice(-3)}` }),
    ]);
    expect(JSON.stringify(body)).not.toContain(goodSin);
    expect(documents?.length).toBe(2);
    expect(trail?.length).toBeGreaterThan(0);
    expect(mails?.length).toBeGreaterThan(0);
    const pdf = await api.services.people.exportPdf(support.operator, personId, {
      reason: 'access',
      reference: null,
    });
    const text = extractPdfText(pdf).join(' ');
    expect(text).toContain('Vos renseignements personnels');
    expect(text).toContain(email);
    expect(text).toContain(`Prénom ${personal?.first}`);

    // nothing of it while somebody decides on it
    const refused = await people.propose(personId);
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('is in review. Decide its review first.');
    await api.services.dueDiligence.recordOwnership(
      { applicationId, operatorId: senior.id },
      {
        people: [{ role: 'owner', first: 'Sandy', last: 'Watchlist', born: null, share: 60 }],
        source: 'applicant',
      },
    );
    expect(await listHeldColumns(api, applicationId)).toEqual(
      expect.arrayContaining(['evidence_cipher', 'match_key', 'people_cipher']),
    );
    await senior.decide(person.reviewId, { decision: 'reject', reasons: ['documentsIncomplete'] });

    const withdrawn = await people.propose(personId);
    expect((await people.cancel(withdrawn.body.erasureId)).body.state).toBe('cancelled');
    expect((await people.confirm(withdrawn.body.erasureId)).status).toBe(409);
    const { erasureId } = (await people.propose(personId)).body;
    expect((await people.propose(personId)).status).toBe(409);
    expect((await people.confirm(erasureId)).status).toBe(409);
    expect(await api.services.erasures.listOpen(admin.operator)).toMatchObject([{ id: erasureId }]);
    const confirmed = await actOnPeople(api, admin).confirm(erasureId);
    const until = addDays(dateIn(api.clock.now()), 365);
    expect(confirmed.body).toMatchObject({
      state: 'done',
      result: {
        erased: 1,
        kept: [
          { kind: 'decision', applicationId, until },
          { kind: 'trail', applicationId: null, until: null },
        ],
      },
    });
    expect((await actOnPeople(api, admin).confirm(erasureId)).body).toEqual(confirmed.body);

    expect(await listHeldColumns(api, applicationId)).toEqual([]);
    expect(await listFiles(applicationId)).toEqual([]);
    await waitUntil(
      () => listLeft(files),
      (left) => left.length === 0,
    );
    for (const query of [{ phone }, { email }]) expect(await people.find(query)).toEqual([]);
    const rows = await Promise.all(
      (['customer', 'application', 'verification_code', 'account_alert'] as const).map((table) =>
        sql<{ found: boolean }>`
          select exists (
            select from ${sql.table(table)} as held
            where held::text like ${`%${phone}%`} or held::text like ${`%${email}%`}
          ) as found`.execute(api.database),
      ),
    );
    // the last mail forgets its address once it is sent
    const [notice] = await waitForMails(api, email, 1);
    expect(notice?.subject).toContain('Vos renseignements personnels ont été supprimés');
    expect(notice?.text).toContain('Les données sur lesquelles notre décision est fondée, jusqu’au');
    expect(rows.map(({ rows: [row] }) => row?.found)).toEqual([false, false, false, false]);
    await waitUntil(
      () => listMailsTo(api, email),
      (left) => left.length === 0,
    );
    expect((await person.get('/v1/application')).status).toBe(401);

    const acts = await listPersonActs(api, personId);
    expect(acts.map(({ act }) => act)).toEqual([
      'person.exported',
      'person.exported',
      'person.erasureProposed',
      'person.erasureCancelled',
      'person.erasureProposed',
      'person.erased',
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/@|\+1416/);
    expect(acts[0]?.details).toMatchObject({
      reason: 'access',
      reference: 'REQ-1042',
      format: 'json',
      sin: true,
    });
  });

  test('is handed out with the contents of what was uploaded, and a list of what is lost', async () => {
    const { applicationId, customerId } = await makeReview(api);
    await addStatement(api, applicationId, 'Relevé de mai.pdf');
    await addStatement(api, applicationId, '../../june.pdf');
    const lost = await addStatement(api, applicationId, 'lost.pdf');
    await api.services.adapters.files.remove(lost);
    // both happen at any time, the first after the list was read as well
    const gone = await addStatement(api, applicationId, 'gone.pdf');
    await api.services.files.discard(api.database, gone);
    const infected = await addStatement(api, applicationId, 'infected.pdf');
    await api.database
      .updateTable('stored_file')
      .set({ scan: 'infected' })
      .where('id', '=', infected)
      .execute();
    await addInvoiceFile(api, applicationId, 'invoice.pdf');
    const request = { reason: 'access', reference: 'REQ-1044' } as const;
    const archive = await api.services.people.exportArchive(admin.operator, customerId, request);
    const files = Object.entries(unzipSync(Buffer.concat(await archive.toArray())));
    const texts = new Map(files.map(([path, content]) => [path, Buffer.from(content).toString()] as const));
    const list: readonly Record<string, string | null>[] = JSON.parse(texts.get('documents.json') ?? '');
    const find = (name: string) => list.find((each) => each['name'] === name);
    expect(list).toHaveLength(6);
    for (const [name, stored, kind] of [
      ['Relevé de mai.pdf', 'Relevé de mai.pdf', 'statement'],
      ['../../june.pdf', 'june.pdf', 'statement'],
      ['invoice.pdf', 'invoice.pdf', 'invoice'],
    ] as const) {
      expect(find(name)).toMatchObject({ applicationId, kind, state: 'included' });
      const path = find(name)?.['path'];
      expect(path).toMatch(new RegExp(`^${applicationId}/00[1-6]-${stored}$`));
      expect(texts.get(path ?? '')).toBe(`%PDF-1.7 ${name}`);
    }
    expect(find('lost.pdf')).toMatchObject({ state: 'missing', path: null });
    expect(find('gone.pdf')).toMatchObject({ state: 'removed', path: null });
    expect(find('infected.pdf')).toMatchObject({ state: 'infected', path: null });
    expect(texts.size).toBe(6);
    expect(texts.get('person.pdf')).toMatch(/^%PDF-/);
    const json = await actOnPeople(api, support).export(customerId);
    const { data, ...person } = JSON.parse(texts.get('person.json') ?? '');
    expect(person).toMatchObject({ personId: customerId, language: json.body.language });
    expect(data.applications).toEqual(json.body.data['applications']);
    const act = { reason: 'access', reference: 'REQ-1044', format: 'zip', files: 3 };
    expect((await listPersonActs(api, customerId))[0]).toMatchObject({
      act: 'person.exported',
      details: act,
    });

    const { status, headers } = await actOnPeople(api, admin).exportArchive(customerId);
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'application/zip',
      cache: 'no-store',
    });
    for (const other of [support, senior])
      expect((await actOnPeople(api, other).exportArchive(customerId)).status).toBe(403);
    const { files: stored } = api.services;
    const away = { ...stored, scan: () => Promise.reject(new Error('the scanner is away')) };
    await expect(listUploads([applicationId], { database: api.database, files: away })).rejects.toMatchObject(
      { type: 'service-unavailable' },
    );
    await addRefusedStatements(api, applicationId, 250);
    const refused = await actOnPeople(api, admin).exportArchive(customerId);
    expect(refused.problem).toMatchObject({ status: 409, type: 'step-not-allowed' });
    expect(await listPersonActs(api, customerId)).toHaveLength(3);
  });

  test('stays as long as a payment is due and the law demands, and goes by itself after it', async () => {
    const purchase = await makePurchase(api, await makePaidMerchant(api));
    const { applicationId, customerId } = purchase;
    await tamper(api, (trx) =>
      trx
        .updateTable('decision')
        .set({ picture_cipher: Buffer.from('x') })
        .where('application_id', '=', applicationId)
        .execute(),
    );
    const { email } = await getApplicant(api, applicationId);
    const signed = async () => {
      const { signer_name: name, hash, agreement_id } = await readEvidence(api, applicationId);
      const { content, due_on: dueOn } = await readStoredAgreement(api, agreement_id);
      return { name, hash, content, dueOn };
    };
    const { dueOn, hash } = await signed();
    const last = dueOn.at(-1) ?? '';

    const { erasureId } = (await actOnPeople(api, support).propose(customerId)).body;
    const { body } = await actOnPeople(api, admin).confirm(erasureId);
    expect(body.result).toMatchObject({
      erased: 0,
      kept: [
        { kind: 'collection', until: last },
        { kind: 'agreement', until: addDays(last, 2557) },
        { kind: 'decision' },
        { kind: 'trail' },
      ],
    });
    expect(body.result?.sentences[0]).toContain('payments under an agreement are still due');
    expect(await getApplicant(api, applicationId)).toMatchObject({
      email,
      personal: { first: 'Élodie' },
      sin_cipher: null,
    });

    // the day after the last payment
    const { retention, operations } = api.services;
    api.clock.advance(days(12 * 7 + 10));
    await retention.apply();
    expect(await listHeldColumns(api, applicationId)).toEqual([]);
    expect(await signed()).toMatchObject({ name: 'Élodie Côté', hash });
    expect((await operations.getHealth(admin.operator)).retention?.removed).toMatchObject({ erasures: 1 });
    const figures = () =>
      api.database
        .selectFrom('decision')
        .select(['picture_cipher', 'outcome'])
        .where('application_id', '=', applicationId)
        .executeTakeFirstOrThrow();
    expect((await figures()).picture_cipher).not.toBeNull();

    // a year after the decision
    api.clock.advance(days(365));
    await retention.apply();
    expect(await figures()).toEqual({ picture_cipher: null, outcome: 'instantlyApproved' });
    expect((await signed()).content).toContain('Élodie');

    // seven years after the last payment
    api.clock.advance(days(2557));
    await retention.apply();
    const left = await signed();
    expect(left).toMatchObject({ name: '', hash });
    expect(left.content).toMatch(/^\{"redacted":"[\w-]{36}"\}$/);
    const [erasure] = await api.services.erasures.list(admin.operator, customerId);
    expect(erasure?.result?.kept.map(({ kind }) => kind)).toEqual(['trail']);
  });

  test('is emptied through one door only, and replaced by nothing', async () => {
    const { applicationId } = await makePurchase(api, await makePaidMerchant(api));
    const change = (statement: ReturnType<typeof sql>, door: boolean | 'reencryption') =>
      api.database.transaction().execute(async (trx) => {
        if (door)
          await sql`select set_config('tamarack.redaction', ${door === true ? 'on' : door}, true)`.execute(
            trx,
          );
        await statement.execute(trx);
      });
    const empty = sql`update agreement_signature set signer_name = '' where application_id = ${applicationId}`;
    for (const [statement, door] of [
      [empty, false],
      [sql`update agreement_signature set signer_name = 'Eve' where application_id = ${applicationId}`, true],
      [sql`update agreement_signature set signed_at = now() where application_id = ${applicationId}`, true],
      [sql`update decision set outcome = 'rejected' where application_id = ${applicationId}`, true],
      [sql`update decision set features = '{"score": 900}' where application_id = ${applicationId}`, true],
      [sql`delete from agreement_signature where application_id = ${applicationId}`, true],
      [sql`delete from decision where application_id = ${applicationId}`, true],
      [sql`update payment_option set fee_cents = 0 where application_id = ${applicationId}`, true],
      [sql`truncate decision cascade`, true],
      // a ciphertext takes the place of a value, and none is left without one
      [
        sql`update agreement set content = '{}', content_cipher = null where application_id = ${applicationId}`,
        'reencryption',
      ],
      [
        sql`update agreement set content_cipher = null where application_id = ${applicationId}`,
        'reencryption',
      ],
      [sql`update agreement set hash = '' where application_id = ${applicationId}`, 'reencryption'],
    ] as const)
      await expect(change(statement, door)).rejects.toThrow('append-only');
    await change(empty, true);
  });
});

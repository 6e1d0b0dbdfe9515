import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { goodSin } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { listMailsTo } from '../../../support/mails';
import { extractPdfText } from '../../../support/pdf-text';
import {
  actOnPeople,
  addStatement,
  getApplicant,
  listHeldColumns,
  listPersonActs,
} from '../../../support/people';
import { makeOperator, makeReview, type TestOperator, waitForMails } from '../../../support/reviews';
import { waitUntil } from '../../../support/wait-until';

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

  test('a person is found by contact or application, exported as JSON and PDF, and erased by two operators', async () => {
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
});

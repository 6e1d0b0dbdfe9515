import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sealedColumns } from '../../../../server/app/sealed-columns';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import { readPlainUntil, withPlainPeriod } from '../../../../server/src/platform/keys/plain-period';
import { createReencryption } from '../../../../server/src/platform/keys/rotation/reencryption';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { findColumns } from '../../../support/find-columns';
import { actOnPeople } from '../../../support/people';
import { readPerson, setPerson } from '../../../support/person';
import { makeOperator, type TestOperator } from '../../../support/reviews';
import { createEmail } from '../../../support/verification';

describeEachDatabase('who an applicant is', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  /** The application's row, ciphertexts in hexadecimal. */
  const readRow = async (id: string): Promise<string> => {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(application)::text as text from application where id = ${id}`.execute(api.database);
    return rows[0]?.text ?? '';
  };

  const listClear = async (id: string, values: readonly (string | null)[]): Promise<readonly unknown[]> => {
    const row = await readRow(id);
    return values.filter(
      (value) => value !== null && (row.includes(value) || row.includes(Buffer.from(value).toString('hex'))),
    );
  };

  const listValues = async (id: string) => {
    const { personal, business, phone, email } = await readPerson(api, id);
    const { first, last, dob, street, postal } = personal ?? {};
    return [first, last, dob, street, postal, business?.legal, phone, email].map((value) => value ?? '');
  };

  test('is encrypted as it is saved, and shown as before', async () => {
    const { applicationId, ...person } = await makeApplicantAtBank(api);
    const moved = { street: '7 Bay Street South', city: 'Hamilton', province: 'ON', postal: 'L8P 1G9' };
    const saved = await person.put('/v1/application/personal', {
      first: 'Maya',
      last: 'Tremblay',
      dob: '1985-04-12',
      sin: '046 454 286',
      terms: true,
      country: 'CA',
      ...moved,
    });
    expect(saved.status).toBe(200);
    const values = await listValues(applicationId);
    expect(values).toEqual(expect.arrayContaining(['Maya', 'Tremblay', '1985-04-12', moved.street]));
    expect(values).not.toContain('');
    expect(await listClear(applicationId, values)).toEqual([]);
    expect((await person.view()).contact).toMatchObject({ emailMasked: 'm•••@bistro.example' });
  });

  test('is stored nowhere else in a database that is new', async () => {
    expect(await readPlainUntil(api.database)).toBeNull();
    // where the previous release would find nothing, it refuses to start
    const { rows } = await sql`
      select name from plain_period join migration on name = migration where not breaking`.execute(
      api.database,
    );
    expect(rows).toEqual([]);
  });
});

describeEachDatabase('while the previous release may run', (makeApi) => {
  const clock = createRealTimeClock();
  const plainUntil = new Date(clock.now().getTime() + 86_400_000);
  const keys = withPlainPeriod(createLocalKeys(createKeyRing()), plainUntil, clock.now);
  let api: Api;
  let applicationId: string;
  let operator: TestOperator;
  beforeAll(async () => {
    api = await makeApi({ keys, clock });
    await sql`update plain_period set plain_until = ${plainUntil}`.execute(api.database);
    await sql`update migration set breaking = false from plain_period where migration = name`.execute(
      api.database,
    );
    ({ applicationId } = await makeApplicantAtBank(api, { last: 'Gagnon-Lavoie' }));
    operator = await makeOperator(api, 'Sam Okafor', { roles: ['support'] });
  });

  const readColumns = async () =>
    api.database
      .selectFrom('application')
      .select(['personal', 'business', 'phone', 'email', 'personal_cipher', 'email_cipher'])
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();

  const reencryption = () => createReencryption({ ...api.services, columns: sealedColumns });
  const remaining = async () =>
    (await reencryption().readProgress()).flatMap(({ name, remaining: count }) => (count > 0 ? [name] : []));
  const readBreaking = async () => {
    const { rows } = await sql<{ name: string }>`select name from migration where breaking`.execute(
      api.database,
    );
    return rows.map(({ name }) => name);
  };
  const findBy = async (query: object): Promise<number> =>
    (await actOnPeople(api, operator).find(query)).length;

  test('the previous release finds every value where it left it', async () => {
    const { personal_cipher, email_cipher, ...plain } = await readColumns();
    expect([personal_cipher, email_cipher]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
    expect(plain).toEqual(await readPerson(api, applicationId));
    expect(plain.personal?.last).toBe('Gagnon-Lavoie');
  });

  test('what it writes or removes counts, and not the earlier ciphertext', async () => {
    const [former, email] = [createEmail(), createEmail()];
    await setPerson(api, applicationId, { email: former });
    const before = await readPerson(api, applicationId);
    expect(await findBy({ email: former })).toBe(1);
    await sql`
      update application set phone = null, email = ${email}, personal = personal || '{"first":"Zoé"}'
      where id = ${applicationId}`.execute(api.database);
    expect(await readPerson(api, applicationId)).toEqual({
      ...before,
      phone: null,
      email,
      personal: { ...before.personal, first: 'Zoé' },
    });
    expect([await findBy({ email: former }), await findBy({ email })]).toEqual([0, 1]);
    await setPerson(api, applicationId, { phone: before.phone });
  });

  test('nothing is emptied, and nothing is refused', async () => {
    await reencryption().run();
    expect([await remaining(), await readBreaking()]).toEqual([[], []]);
    expect((await readColumns()).phone).toEqual((await readPerson(api, applicationId)).phone);
  });

  test('afterwards it refuses to start, and what it wrote is encrypted', async () => {
    const before = await readPerson(api, applicationId);
    const texts = [before.personal?.last, before.business?.legal, before.phone, before.email].map(
      (text) => text ?? '',
    );
    clock.advance({ hours: 25 });
    // by the database’s clock it is not over
    await reencryption().run();
    expect(await readBreaking()).toEqual([]);
    await sql`update plain_period set plain_until = now() - interval '1 second'`.execute(api.database);
    expect(await remaining()).toEqual(
      expect.arrayContaining(
        ['personal', 'business', 'phone', 'email'].map((name) => `application.${name}_cipher`),
      ),
    );
    await reencryption().run();
    expect(await readBreaking()).toContain('0092-applicants-encrypted.sql');
    expect(await remaining()).toEqual([]);
    expect(texts).not.toContain('');
    expect((await findColumns(api, texts)).filter((name) => name.startsWith('application.'))).toEqual([]);
    expect(await readPerson(api, applicationId)).toEqual(before);
    expect([await findBy({ phone: before.phone }), await findBy({ email: before.email })]).toEqual([1, 1]);
    await setPerson(api, applicationId, { email: 'new@bistro.example' });
    expect((await readColumns()).email).toBeNull();
  });
});

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sealedColumns } from '../../../../server/app/sealed-columns';
import { findSigned } from '../../../../server/src/financing/agreements/repository';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import { withPlainPeriod } from '../../../../server/src/platform/keys/plain-period';
import { firstId } from '../../../../server/src/platform/keys/rotation/pass-repository';
import { createReencryption } from '../../../../server/src/platform/keys/rotation/reencryption';
import { toCell } from '../../../../server/src/platform/keys/rotation/sealed-column';
import { lockOldRows, replaceCipher } from '../../../../server/src/platform/keys/rotation/sealed-rows';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeEachDatabase } from '../../../support/describe-databases';
import { readEvidence } from '../../../support/evidence';
import { createRealTimeClock } from '../../../support/fake-clock';
import { findColumns } from '../../../support/find-columns';
import { makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

describeEachDatabase('what was signed', (makeApi) => {
  const clock = createRealTimeClock();
  const plainUntil = new Date(clock.now().getTime() + 86_400_000);
  const keys = withPlainPeriod(createLocalKeys(createKeyRing()), plainUntil, clock.now);
  let api: Api;
  let person: ApprovedApplicant;
  let hash: string;
  beforeAll(async () => {
    api = await makeApi({ keys, clock });
    await sql`update plain_period set plain_until = ${plainUntil}`.execute(api.database);
    person = await makeApplicantWithOption(api);
    const shown = await readAgreement(person);
    hash = shown.hash;
    expect((await sign(person, shown)).status).toBe(200);
  });

  test('is as the previous release stores it, while that may run', async () => {
    const { rows } = await sql<{ hash: string; name: string }>`
      select encode(sha256(convert_to(content, 'UTF8')), 'hex') as hash, signer_name as name
      from agreement_signature join agreement on agreement.id = agreement_id
      where agreement.application_id = ${person.applicationId}`.execute(api.database);
    expect(rows).toEqual([{ hash, name: 'Élodie Côté' }]);
    // as if that release had stored it
    await api.database.transaction().execute(async (trx) => {
      await sql`select set_config('tamarack.redaction', 'on', true)`.execute(trx);
      await sql`update agreement set content_cipher = null`.execute(trx);
      await sql`update agreement_signature set
        signer_name_cipher = null, ip_cipher = null, user_agent_cipher = null`.execute(trx);
    });
    expect((await readAgreement(person)).hash).toBe(hash);
    expect(await readEvidence(api, person.applicationId)).toMatchObject({
      signer_name: 'Élodie Côté',
      ip: '127.0.0.1',
    });
  });

  test('stays redacted where the job had read it before', async () => {
    const declared = sealedColumns.find(({ column }) => column === 'user_agent_cipher');
    if (!declared) throw new Error('the column is not declared');
    const column = { ...declared, id: 'id' };
    const filter = { prefix: keys.newestPrefix, afterId: firstId, limit: 1 };
    const [read] = await lockOldRows(api.database, column, filter);
    expect(read?.plain).not.toBe('');
    await api.database.transaction().execute(async (trx) => {
      await sql`select set_config('tamarack.redaction', 'on', true)`.execute(trx);
      await sql`update agreement_signature set user_agent = ''`.execute(trx);
    });
    if (!read) throw new Error('there is no row to encrypt');
    const cipher = await keys.encrypt('person', read.plain ?? '', toCell(column, read));
    await replaceCipher(api.database, column, read, { cipher, hash: null });
    expect((await readEvidence(api, person.applicationId)).user_agent).toBe('');
  });

  test('is encrypted afterwards, and still has its hash', async () => {
    const before = await readEvidence(api, person.applicationId);
    const texts = [before.signer_name, before.email, before.phone, before.ip];
    clock.advance({ hours: 25 });
    await sql`update plain_period set plain_until = now() - interval '1 second'`.execute(api.database);
    await createReencryption({ ...api.services, columns: sealedColumns }).run();
    const found = await findColumns(api, texts);
    expect(found.filter((name) => name.startsWith('agreement'))).toEqual([]);
    // the session has ended meanwhile
    expect((await findSigned(api.database, keys, person.applicationId))?.hash).toBe(hash);
    const { signer_name, email, phone, ip } = await readEvidence(api, person.applicationId);
    expect([signer_name, email, phone, ip]).toEqual(texts);
  });

  test('is not replaced where another ciphertext is stored than the job read', async () => {
    const read = () =>
      sql<{ id: string; cipher: Buffer }>`
        select id, content_cipher as cipher from agreement where application_id = ${person.applicationId}`
        .execute(api.database)
        .then(({ rows }) => rows);
    const before = await read();
    const id = before[0]?.id ?? '';
    const [stale, late] = [Buffer.from('stale'), Buffer.from('late')];
    // as it is called where only the ciphertext was read, then as it can be with a text
    for (const rest of [sql``, sql`, null::bytea`])
      await sql`select seal_evidence(
        'agreement', 'content', ${id}::uuid, ${stale}::bytea, ${late}::bytea ${rest})`.execute(api.database);
    expect(await read()).toEqual(before);
  });

  test('is not opened where the text is another one', async () => {
    const signed = await findSigned(api.database, keys, person.applicationId);
    const id = signed?.id ?? '';
    const cell = { table: 'agreement', column: 'content_cipher', row: id };
    const other = await keys.encrypt('person', '{"title":"Another"}', cell);
    await sql`select seal_evidence('agreement', 'content', id, content_cipher, ${other}::bytea)
      from agreement where id = ${id}`.execute(api.database);
    await expect(findSigned(api.database, keys, person.applicationId)).rejects.toThrow(
      'does not match its stored hash',
    );
  });
});

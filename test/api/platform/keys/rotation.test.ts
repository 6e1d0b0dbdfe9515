import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sealedColumns } from '../../../../server/app/sealed-columns';
import { insertDelivery } from '../../../../server/src/financing/agreements/repository';
import { insertAlert } from '../../../../server/src/intake/accounts/alerts/alert-repository';
import { upsertCode } from '../../../../server/src/intake/verification/repository';
import { problem } from '../../../../server/src/platform/errors';
import { bindKeyRing } from '../../../../server/src/platform/keys/bind-key-ring';
import { createKeyRing, type KeyRing } from '../../../../server/src/platform/keys/key-ring';
import type { Keys } from '../../../../server/src/platform/keys/keys';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import { readReencryptionFigures } from '../../../../server/src/platform/keys/rotation/pass-repository';
import { createReencryption } from '../../../../server/src/platform/keys/rotation/reencryption';
import { retireKeys } from '../../../../server/src/platform/keys/rotation/retire-keys';
import { nameColumn } from '../../../../server/src/platform/keys/rotation/sealed-column';
import { encryptEvidence } from '../../../../server/src/underwriting/scoring/conclusion/seal-evidence';
import type { Api } from '../../../support/api';
import { connectBank, goodSin, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { readCustomer, setCustomer } from '../../../support/customers';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeInvoiceLink } from '../../../support/invoice-links';
import { getApplicationId } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { listSignatures, makeApplicantWithOption, readAgreement, sign } from '../../../support/signing';

const account = { institution: '003', transit: '00102', number: '1234567' };
const evidence = { asOf: '2026-11-20', accounts: [], lines: [], figures: [], reasons: [] };

describeEachDatabase('rotation of the keys', (makeApi) => {
  const old = createKeyRing();
  const [added] = createKeyRing().keys;
  const newest: KeyRing = { ...old, keys: [{ id: 2, secret: added?.secret ?? '' }] };
  const both = createLocalKeys({ ...old, keys: [...old.keys, ...newest.keys] });
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ keys: createLocalKeys(old), config: { scoring: testTiming } });
  });

  const rotate = (keys: Keys, batchSize = 2) =>
    createReencryption({
      database: api.services.database,
      keys,
      columns: sealedColumns,
      warn: () => undefined,
      now: api.clock.now,
      timing: { runMs: 60_000, checkEveryMs: 86_400_000, retryMs: 60_000, batchSize },
    });

  const countRemaining = async (): Promise<Record<string, number>> => {
    const rows = await rotate(both).readProgress();
    return Object.fromEntries(rows.map(({ name, remaining }) => [name, remaining]));
  };

  /** A value in every encrypted column. */
  const makeValues = async () => {
    const { services, database, merchant } = api;
    const person = await makeApplicantAtBank(api);
    await connectBank(person, { user: 'greatday_nomfa' });
    await person.post('/v1/scoring');
    await waitForDecision(person);
    const connection = await database
      .selectFrom('bank_connection')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .executeTakeFirstOrThrow();
    const forgetId = randomUUID();
    const { operator } = await makeOperator(api);
    await services.dueDiligence.recordOwnership(
      { applicationId: person.applicationId, operatorId: operator.id },
      {
        people: [{ role: 'owner', first: 'Sandy', last: 'Watchlist', born: null, share: 60 }],
        source: 'applicant',
      },
    );
    const cell = { table: 'bank_forget', column: 'login_cipher', row: forgetId };
    await database
      .insertInto('bank_forget')
      .values({
        id: forgetId,
        connection_id: connection.id,
        login_cipher: await services.keys.encrypt('bank', 'login', cell),
        login_hash: services.keys.hash('login'),
        proven: true,
        asked_at: api.clock.now(),
      })
      .execute();
    // a run has them until it ends
    const run = await database.selectFrom('scoring_run').select('id').executeTakeFirstOrThrow();
    const seal = (column: string) =>
      services.keys.encrypt('bank', '[]', { table: 'scoring_run', column, row: run.id });
    await database
      .updateTable('scoring_run')
      .set({ bank_cipher: await seal('bank_cipher'), bureau_cipher: await seal('bureau_cipher') })
      .execute();
    // this decision granted at once, and has no evidence of its own
    const { id: decisionId } = await database.selectFrom('decision').select('id').executeTakeFirstOrThrow();
    const evidence_cipher = await encryptEvidence(services.keys, run.id, evidence);
    await database
      .insertInto('decision_evidence')
      .values({ decision_id: decisionId, run_id: run.id, evidence_cipher })
      .execute();
    const payee = {
      ...account,
      legalName: 'Northern Supply Ltd.',
      remittanceEmail: null,
      language: 'en',
    } as const;
    await services.payouts.payees.set(merchant.id, payee, 'system');
    await services.payouts.payeeChanges.propose(operator, merchant.id, payee);
    const { endpoints } = services.merchantEvents;
    const url = 'http://localhost:9/hooks';
    const endpoint = await endpoints.create(merchant.id, { url, eventTypes: null }, async () => undefined);
    await endpoints.rotateSecret(merchant.id, endpoint.endpointId, async () => undefined);
    const file = await services.files.save(Readable.from([Buffer.from('%PDF-1.4 statement')]), {
      limit: 1_000,
    });
    await services.files.scan(file.id);
    const now = api.clock.now();
    const recipient = 'comptes@bistro.example';
    await services.mails.queue(database, { kind: 'invoiceLink', about: randomUUID(), recipient });
    await makeInvoiceLink(api, { customerEmail: recipient });
    const { applicationId, customerId } = person;
    const expiresAt = new Date(now.getTime() + 60_000);
    const alert = { kind: 'newDevice', recipient, amount: null, now, expiresAt } as const;
    await insertAlert(database, services.keys, { ...alert, applicationId, customerId });
    const code = { channel: 'email', destination: recipient, hash: '', sentAt: now, expiresAt } as const;
    await upsertCode(database, services.keys, { ...code, applicationId });
    const signer = await makeApplicantWithOption(api);
    await sign(signer, await readAgreement(signer));
    const [signature] = await listSignatures(api, signer.applicationId);
    await insertDelivery(database, services.keys, { signatureId: signature?.id ?? '', to: recipient, now });
    await setCustomer(api, person.customerId, { formerEmail: 'former@bistro.example' }, api.clock.now());
    const known = await api.session({ customer: { firstName: 'Ada' } });
    return { person, operator, merchant, file, known };
  };

  test('every encrypted column is declared', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like '%\\_cipher'
    `.execute(api.database);
    const declared = sealedColumns.map(nameColumn).filter((name) => name !== 'idempotency.answer');
    expect(declared.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test('a killed run continues, and afterwards the new key alone opens every kind of value', async () => {
    const made = await makeValues();
    const before = await countRemaining();
    expect(Object.keys(before)).toEqual(sealedColumns.map(nameColumn));
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

    let left = 3;
    const dying: Keys = {
      ...both,
      encrypt: async (...value) => {
        if (--left < 0) throw problem('service-unavailable');
        return both.encrypt(...value);
      },
    };
    await expect(rotate(dying, 1).run()).rejects.toMatchObject({
      type: 'service-unavailable',
    });
    expect((await readReencryptionFigures(api.database)).remaining).toBeGreaterThan(0);
    await rotate(both).run();
    const {
      'idempotency.answer': answers,
      'verification_code.destination_cipher': codes,
      ...others
    } = await countRemaining();
    expect([answers, codes].every((count) => (count ?? 0) > 0)).toBe(true);
    expect(Object.values(others).every((count) => count === 0)).toBe(true);
    expect(await readReencryptionFigures(api.database)).toEqual({ remaining: 0, failed: 0, since: null });

    const { files } = api.services.adapters;
    const { services } = await makeApi({ keys: createLocalKeys(newest), adapters: { files } });
    const { applicationId } = made.person;
    const { sin_cipher: sin } = await api.database
      .selectFrom('application')
      .select('sin_cipher')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const cell = { table: 'application', column: 'sin_cipher', row: applicationId };
    expect(await services.keys.decrypt('sin', sin ?? Buffer.of(), cell)).toBe(goodSin);
    expect(await services.banking.findDebitAccount(api.database, applicationId)).not.toBeNull();
    expect(await services.scoring.bankDataSummary(api.database, applicationId)).not.toBeNull();
    expect([...(await services.scoring.decisionEvidence(api.database, applicationId)).values()]).toEqual([
      evidence,
    ]);
    expect(await services.payouts.payees.get(made.operator, made.merchant.id)).toMatchObject({
      transit: '00102',
    });
    expect(await services.payouts.payeeChanges.findOpen(made.operator, made.merchant.id)).toMatchObject({
      transit: '00102',
    });
    expect(await readCustomer({ ...api, services }, made.person.customerId)).toMatchObject({
      formerEmail: 'former@bistro.example',
    });
    const knownId = await getApplicationId(api, made.known);
    expect((await services.applications.getRow(knownId)).prefill).toMatchObject({ first: 'Ada' });
    const content = Buffer.concat(await (await services.files.open(made.file.id)).toArray());
    expect(content.toString()).toBe('%PDF-1.4 statement');
    await openAll(services.keys);
  });

  /** Opens every value of the columns that the product does not read above. */
  const openAll = async (keys: Keys): Promise<void> => {
    const { database } = api;
    const at = (table: string, column: string, row: string) => ({ table, column, row });
    for (const row of await database.selectFrom('webhook_endpoint').selectAll().execute())
      for (const cipher of [row.secret_cipher, row.previous_secret_cipher])
        expect(
          await keys.decrypt(
            'webhook',
            cipher ?? Buffer.of(),
            at('webhook_endpoint', 'secret_cipher', row.id),
          ),
        ).toMatch(/^whsec_/);
    for (const table of ['bank_connection', 'bank_forget'] as const)
      for (const { id, login_cipher } of await database
        .selectFrom(table)
        .select(['id', 'login_cipher'])
        .execute())
        if (login_cipher)
          expect(await keys.decrypt('bank', login_cipher, at(table, 'login_cipher', id))).not.toBe('');
    for (const row of await database.selectFrom('scoring_run').selectAll().execute())
      for (const column of ['bank_cipher', 'bureau_cipher'] as const) {
        const cipher = row[column];
        if (cipher) JSON.parse(await keys.decrypt('bank', cipher, at('scoring_run', column, row.id)));
      }
  };

  test('a changed value is left as it is and counted; the old key is retired once nothing remains', async () => {
    const { database, clock } = api;
    await database.deleteFrom('idempotency').execute();
    const { id, key_cipher } = await database
      .selectFrom('stored_file')
      .select(['id', 'key_cipher'])
      .executeTakeFirstOrThrow();
    const setCipher = (cipher: Buffer) =>
      database.updateTable('stored_file').set({ key_cipher: cipher }).where('id', '=', id).execute();
    const sealed = await createLocalKeys(old).encrypt('file', 'x', {
      table: 'stored_file',
      column: 'key_cipher',
      row: 'another',
    });
    await setCipher(sealed);
    clock.advance({ hours: 24 });
    await rotate(both).run();
    expect(await readReencryptionFigures(database)).toMatchObject({ remaining: 1, failed: 1 });
    expect((await countRemaining())['stored_file.key_cipher']).toBe(1);
    // of a key that is not in the ring: counted the same, and the other columns go on
    const [gone] = createKeyRing().keys;
    const lost = createLocalKeys({ ...old, keys: [{ id: 9, secret: gone?.secret ?? '' }] });
    await setCipher(await lost.encrypt('file', 'x', { table: 'stored_file', column: 'key_cipher', row: id }));
    clock.advance({ minutes: 1 });
    await rotate(both).run();
    expect(await readReencryptionFigures(database)).toMatchObject({ remaining: 1, failed: 1 });
    await setCipher(key_cipher);
    clock.advance({ minutes: 1 });
    await rotate(both).run();
    expect(await readReencryptionFigures(database)).toMatchObject({ remaining: 0, failed: 0 });

    await bindKeyRing(database, both);
    await expect(bindKeyRing(database, createLocalKeys(newest))).rejects.toThrow('Key 1 is missing');
    expect(await retireKeys(database, both, clock.now())).toEqual(['key 1 of KEYS']);
    await bindKeyRing(database, createLocalKeys(newest));
    await bindKeyRing(database, both);
    // it must not come back and encrypt
    const reversed = createLocalKeys({ ...old, keys: [...newest.keys, ...old.keys] });
    await expect(bindKeyRing(database, reversed)).rejects.toThrow('Key 1 is retired');
  });
});

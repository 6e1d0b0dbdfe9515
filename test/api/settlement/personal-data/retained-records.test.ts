import { addDays } from '@tamarack/core/calendar/plain-date';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { readEvidence, readStoredAgreement } from '../../../support/evidence';
import { makePaidMerchant, makePurchase } from '../../../support/payouts';
import { actOnPeople, getApplicant, listHeldColumns } from '../../../support/people';
import { makeOperator, type TestOperator } from '../../../support/reviews';
import { tamper } from '../../../support/tamper';

const days = (count: number) => ({ hours: count * 24 });

describeEachDatabase('records that the law requires', (makeApi) => {
  let api: Api;
  let support: TestOperator;
  let admin: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    admin = await makeOperator(api, 'Ada Roy', { roles: ['admin'] });
  });

  test('a record is kept while a payment is due and the law requires it, and removed afterwards', async () => {
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

  test('a retained record can only be emptied, and only by a redaction', async () => {
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

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { readCustomer } from '../../../support/customers';
import { describeOneDatabase } from '../../../support/describe-databases';
import { actOnPeople, getApplicant } from '../../../support/people';
import { getApplicationId } from '../../../support/returning-customers';
import { makeOperator, type TestOperator } from '../../../support/reviews';
import { makeApplicantWithOption } from '../../../support/signing';
import { advanceTo, createEmail, createPhone } from '../../../support/verification';

describeOneDatabase('what changes while personal data is removed', (makeApi) => {
  let api: Api;
  let support: TestOperator;
  let admin: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    admin = await makeOperator(api, 'Ada Roy', { roles: ['admin'] });
  });

  const makeAbandoned = async (): Promise<string> =>
    getApplicationId(
      api,
      await advanceTo(api, 'business', {
        phone: createPhone(),
        email: createEmail(),
        person: await api.session(),
      }),
    );
  /** Changes another application in the moment that the first one is erased. */
  const changeAtErasure = async (first: string, other: string, set: string): Promise<void> => {
    const name = `change_${first.replaceAll('-', '')}`;
    await sql
      .raw(`create function ${name}() returns trigger language plpgsql as $$
        begin update application set ${set} where id = '${other}'; return new; end $$`)
      .execute(api.database);
    await sql
      .raw(`create trigger ${name} after update on application for each row
        when (new.id = '${first}' and old.erased_at is null and new.erased_at is not null)
        execute function ${name}()`)
      .execute(api.database);
  };
  const erase = async (personId: string) => {
    const { body, status } = await actOnPeople(api, support).propose(personId);
    return status === 201 ? actOnPeople(api, admin).confirm(body.erasureId) : { status, body };
  };

  test('a review of the account that is open refuses an erasure', async () => {
    const { applicationId, customerId } = await makeApplicantWithOption(api);
    const id = randomUUID();
    await sql`insert into account_review (id, customer_id, application_id, reason, opened_at)
      values (${id}, ${customerId}, ${applicationId}, 'recentChange', ${api.clock.now()})`.execute(
      api.database,
    );
    expect(await erase(customerId)).toMatchObject({
      status: 409,
      body: {
        detail:
          'A security review of this person’s account is open. Decide it first, under Account security.',
      },
    });
    await sql`delete from account_review where id = ${id}`.execute(api.database);
    expect((await erase(customerId)).status).toBe(200);
  });

  test('a customer stays who got another application meanwhile', async () => {
    const { applicationId, customerId } = await makeApplicantWithOption(api);
    const other = await makeAbandoned();
    await changeAtErasure(applicationId, other, `customer_id = '${customerId}'`);
    expect((await erase(customerId)).status).toBe(200);
    expect((await getApplicant(api, applicationId)).email).toBeNull();
    expect((await readCustomer(api, customerId)).email).not.toBeNull();
  });

  test('an applicant who went on since the list was read is not erased', async () => {
    const first = await makeAbandoned();
    const second = await makeAbandoned();
    api.clock.advance({ hours: 24 * 91 });
    await changeAtErasure(first, second, `updated_at = '${api.clock.now().toISOString()}'`);
    await api.services.retention.apply();
    expect((await getApplicant(api, first)).email).toBeNull();
    expect((await getApplicant(api, second)).email).not.toBeNull();
  });
});

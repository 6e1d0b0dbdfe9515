import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lockCustomer } from '../../../../server/src/intake/applications/record/lock';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { type Api, openApi } from '../../../support/api';
import { openPostgres } from '../../../support/describe-databases';
import { actOnPeople } from '../../../support/people';
import { getApplicationId } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { advanceTo, createPhone, verifyPhone } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

/** The embedded database has one session: nothing waits for a lock there. */
describe.skipIf(inject('postgresUrl') === null)(
  'an application that becomes a person’s while they are erased',
  () => {
    let database: OpenDatabase;
    let api: Api;
    beforeAll(async () => {
      database = await openPostgres();
      api = await openApi(database.kysely);
    });
    afterAll(async () => {
      await api?.close();
      await database?.close();
    });

    const countBlocked = async (): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
      return rows[0]?.n ?? 0;
    };
    const findOwner = async (id: string): Promise<string | null> => {
      const row = api.database.selectFrom('application').select('customer_id').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).customer_id;
    };

    test('waits for the erasure, and gets a customer of its own', async () => {
      const phone = createPhone();
      const person = await api.session();
      // without an address the number is the only proof
      await advanceTo(api, 'phone', { phone, person });
      const customerId = (await findOwner(await getApplicationId(api, person))) ?? '';
      // no earlier code delays the next
      api.clock.advance({ minutes: 11 });
      const other = await api.session({}, { merchant: await api.makeMerchant() });
      const [support, admin] = [
        await makeOperator(api, 'Sue Roy', { roles: ['support'] }),
        await makeOperator(api, 'Ada Roy', { roles: ['admin'] }),
      ];
      const { body: proposed } = await actOnPeople(api, support).propose(customerId);
      const { erased, verified } = await database.kysely.transaction().execute(async (trx) => {
        await lockCustomer(trx, customerId);
        const erasing = actOnPeople(api, admin).confirm(proposed.erasureId);
        await waitUntil(countBlocked, (blocked) => blocked === 1);
        const verifying = verifyPhone(api, other, phone);
        await waitUntil(countBlocked, (blocked) => blocked === 2);
        return { erased: erasing, verified: verifying };
      });
      expect([(await erased).status, (await verified).status]).toEqual([200, 200]);
      const newOwner = await findOwner(await getApplicationId(api, other));
      expect([newOwner === null, newOwner === customerId]).toEqual([false, false]);
      const former = api.database.selectFrom('customer').select('phone').where('id', '=', customerId);
      expect(await former.executeTakeFirst()).toEqual({ phone: null });
    });
  },
);

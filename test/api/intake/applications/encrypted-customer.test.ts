import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sealedColumns } from '../../../../server/app/sealed-columns';
import { findOrCreateCustomer } from '../../../../server/src/intake/applications/record/customer';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import { withPlainPeriod } from '../../../../server/src/platform/keys/plain-period';
import { createReencryption } from '../../../../server/src/platform/keys/rotation/reencryption';
import type { Api } from '../../../support/api';
import { findCustomer, readCustomer, setCustomer } from '../../../support/customers';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { findColumns } from '../../../support/find-columns';
import { createEmail, createPhone } from '../../../support/verification';

describeEachDatabase('a customer whom the previous release knows, too', (makeApi) => {
  const clock = createRealTimeClock();
  const plainUntil = new Date(clock.now().getTime() + 86_400_000);
  const keys = withPlainPeriod(createLocalKeys(createKeyRing()), plainUntil, clock.now);
  const [phone, other, email] = [createPhone(), createPhone(), createEmail()];
  const otherId = randomUUID();
  let api: Api;
  let id: string;
  beforeAll(async () => {
    api = await makeApi({ keys, clock });
    await sql`update plain_period set plain_until = ${plainUntil}`.execute(api.database);
    id = await findOrCreateCustomer(api.database, keys, phone, clock.now());
    // as the previous release stores one
    await sql`insert into customer (id, phone) values (${otherId}, ${other})`.execute(api.database);
  });

  const find = (number: string) => findOrCreateCustomer(api.database, keys, number, clock.now());

  test('has one row for a number, whichever release stored it', async () => {
    expect([await find(phone), await find(other)]).toEqual([id, otherId]);
    const { rows } = await sql`select phone from customer where id = ${id}`.execute(api.database);
    expect(rows).toEqual([{ phone }]);
  });

  test('loses the number and gets the address that the previous release stores', async () => {
    await setCustomer(api, id, { email: createEmail(), formerEmail: createEmail() }, clock.now());
    await sql`
      update customer set phone = null, email = ${email}, former_email = null, former_email_until = null
      where id = ${id}`.execute(api.database);
    expect(await readCustomer(api, id)).toEqual({
      phone: null,
      email,
      formerEmail: null,
      formerEmailUntil: null,
    });
    expect(await findCustomer(api, phone)).toBeUndefined();
  });

  test('is encrypted afterwards, and still the only one of the number', async () => {
    clock.advance({ hours: 25 });
    await sql`update plain_period set plain_until = now() - interval '1 second'`.execute(api.database);
    // before the job comes to the row
    expect(await find(other)).toBe(otherId);
    const newId = await find(phone);
    expect(newId).not.toBe(id);
    await createReencryption({ ...api.services, columns: sealedColumns }).run();
    const columns = await findColumns(api, [phone, other, email]);
    expect(columns.filter((name) => name.startsWith('customer.'))).toEqual([]);
    expect([await find(other), await find(phone)]).toEqual([otherId, newId]);
    expect(await readCustomer(api, id)).toMatchObject({ phone: null, email });
    await expect(setCustomer(api, id, { phone: other })).rejects.toThrow('customer_phone_hash');
  });
});

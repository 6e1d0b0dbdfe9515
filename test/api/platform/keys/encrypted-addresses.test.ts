import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sealedColumns } from '../../../../server/app/sealed-columns';
import { findCode, upsertCode } from '../../../../server/src/intake/verification/repository';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import { withPlainPeriod } from '../../../../server/src/platform/keys/plain-period';
import { createReencryption } from '../../../../server/src/platform/keys/rotation/reencryption';
import { insertMail, listQueuedSince } from '../../../../server/src/platform/mail/repository';
import type { Api, TestMerchant } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { findColumns } from '../../../support/find-columns';
import { makeInvoiceLink } from '../../../support/invoice-links';
import { getMail } from '../../../support/mails';
import { getApplicationId } from '../../../support/returning-customers';
import { createEmail, createPhone } from '../../../support/verification';

describeEachDatabase('addresses that the previous release knows, too', (makeApi) => {
  const clock = createRealTimeClock();
  const plainUntil = new Date(clock.now().getTime() + 86_400_000);
  const keys = withPlainPeriod(createLocalKeys(createKeyRing()), plainUntil, clock.now);
  const [former, recipient, customer, number] = [createEmail(), createEmail(), createEmail(), createPhone()];
  const [formerId, about] = [randomUUID(), randomUUID()];
  /** To the previous release, two addresses. */
  const pair = ['pat@shop.example', 'Pat@shop.example'].map((to) => [randomUUID(), to] as const);
  let api: Api;
  let merchant: TestMerchant;
  beforeAll(async () => {
    api = await makeApi({ keys, clock });
    await sql`update plain_period set plain_until = ${plainUntil}`.execute(api.database);
    merchant = await api.makeMerchant();
    // as the previous release queues them
    for (const [id, to, subject] of [
      [formerId, former, about] as const,
      ...pair.map((each) => [...each, merchant.id] as const),
    ])
      await sql`insert into mail (id, kind, about, recipient, queued_at, details, refused_at)
        values (${id}, 'operatorNotice', ${subject}, ${to}, ${clock.now()}, '{}', ${clock.now()})`.execute(
        api.database,
      );
  });

  const insert = (to: string, subject = about) =>
    insertMail(api.database, keys, { kind: 'operatorNotice', about: subject, recipient: to }, clock.now());
  const count = async (to: string) => {
    const counted = { by: 'recipient', value: to, since: new Date(0) } as const;
    return (await listQueuedSince(api.database, keys, 'operatorNotice', counted)).length;
  };

  test('get a mail once, whichever release queues it, and count for the limits', async () => {
    expect(await insert(former)).toBeNull();
    const id = (await insert(recipient)) ?? '';
    expect([id === '', await insert(recipient)]).toEqual([false, null]);
    expect([await count(former), await count(recipient)]).toEqual([1, 1]);
    const { rows } = await sql`select recipient from mail where id = ${id}`.execute(api.database);
    expect(rows).toEqual([{ recipient }]);
    await sql`update mail set recipient = null where id = ${id}`.execute(api.database);
    expect((await getMail(api, id)).recipient).toBeNull();
    expect(await count(recipient)).toBe(0);
  });

  /** Stores a code; returns its application. */
  const storeCode = async (destination: string): Promise<string> => {
    const applicationId = await getApplicationId(api, await api.session());
    const code = { applicationId, channel: 'phone', hash: '', sentAt: clock.now() } as const;
    await upsertCode(api.database, keys, { ...code, destination, expiresAt: clock.now() });
    return applicationId;
  };

  const search = async (text: string) => {
    const criteria = { number: '', customer: text, amount: null, status: null, from: null, to: null };
    const found = await api.services.invoiceLinks.search(merchant.id, criteria, { cursor: null, limit: 5 });
    return found.items.map(({ customerEmail }) => customerEmail);
  };

  test('get the code that the previous release sends to another number', async () => {
    const [first, second] = [createPhone(), createPhone()];
    const applicationId = await storeCode(first);
    expect(await findCode(api.database, keys, applicationId, 'phone')).toMatchObject({ destination: first });
    await sql`update verification_code set destination = ${second} where application_id = ${applicationId}`.execute(
      api.database,
    );
    expect(await findCode(api.database, keys, applicationId, 'phone')).toMatchObject({ destination: second });
  });

  test('find the links of a merchant, whichever release stored them', async () => {
    const address = createEmail();
    const link = await makeInvoiceLink(api, { customerEmail: address }, { merchant });
    expect(await search(address.toUpperCase())).toEqual([address]);
    await sql`update invoice_link set customer_email = ${customer} where link_id = ${link.linkId}`.execute(
      api.database,
    );
    expect([await search(address), await search(customer)]).toEqual([[], [customer]]);
  });

  test('are encrypted afterwards, and still count', async () => {
    clock.advance({ hours: 25 });
    await sql`update plain_period set plain_until = now() - interval '1 second'`.execute(api.database);
    const id = (await insert(recipient, randomUUID())) ?? '';
    const applicationId = await storeCode(number);
    const added = await makeInvoiceLink(api, { customerEmail: recipient }, { merchant });
    await createReencryption({ ...api.services, columns: sealedColumns }).run();
    const addresses = [former, recipient, customer, number, ...pair.map(([, to]) => to)];
    expect(await findColumns(api, addresses)).toEqual([]);
    expect([await search(customer), await search(recipient)]).toEqual([[customer], [added.customerEmail]]);
    expect(await findCode(api.database, keys, applicationId, 'phone')).toMatchObject({ destination: number });
    expect([await count(former), await count(recipient), await insert(former)]).toEqual([1, 1, null]);
    expect((await getMail(api, id)).recipient).toBe(recipient);
    for (const [each, to] of pair) expect((await getMail(api, each)).recipient).toBe(to);
  });
});

import { beforeAll, expect, test } from 'vitest';
import type { Api, Person } from '../../../support/api';
import { connectBank, makeApplying } from '../../../support/applying';
import { makeApproved } from '../../../support/approved';
import { eachDatabase } from '../../../support/each-database';
import { act, applicationOf, buy, comeBack, phoneOf } from '../../../support/returning';
import { testTiming } from '../../../support/scored';
import { makeChosen, read, sign, used } from '../../../support/signing';
import { until } from '../../../support/until';
import { newPhone, personAt } from '../../../support/verifying';

eachDatabase('a merchant takes a checkout back', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const cancel = ({ checkoutId }: Person) => act(api, checkoutId, 'cancel');
  const statusOf = async ({ checkoutId }: Person): Promise<string> => {
    const row = api.database.selectFrom('checkout').select('status').where('id', '=', checkoutId);
    return (await row.executeTakeFirstOrThrow()).status;
  };

  test('its sessions are over, the offer is void, and a second time answers the same', async () => {
    const person = await makeChosen(api);
    const other = await api.session({ cartTotal: 8000 }, { resumeCookie: person.resumeCookie });
    const shown = await read(person);
    const first = await cancel(person);
    expect([first.status, first.body.status, first.body.financing]).toEqual([200, 'cancelled', null]);
    expect((await cancel(person)).body).toEqual(first.body);
    for (const { get } of [person, other])
      expect((await get('/v1/application')).problem.type).toBe('session-expired');
    expect((await sign(person, shown)).problem.type).toBe('session-expired');
    expect(await used(api, person)).toBe(0);
    const { option } = await api.services.applications.facts(api.database, person.applicationId);
    expect(option).toBeNull();
    const acts = await api.database
      .selectFrom('audit_event')
      .select('actor')
      .where('act', '=', 'checkout.cancelled')
      .where('application_id', '=', person.applicationId)
      .execute();
    expect(acts).toEqual([{ actor: `merchant:${api.merchant.id}` }]);
  });

  test('the device begins anew, and the customer goes on where they were', async () => {
    const phone = newPhone();
    const person = await personAt(api, 'personal', { phone });
    const id = await applicationOf(api, person);
    await cancel(person);
    const next = await api.session({}, { resumeCookie: person.resumeCookie });
    expect(next.checkoutId).not.toBe(person.checkoutId);
    const back = await comeBack(api, phone);
    expect(await applicationOf(api, back)).toBe(id);
    expect((await back.view()).facts).toMatchObject({ personalSaved: true, emailVerified: true });
    expect(await statusOf(person)).toBe('cancelled');
  });

  test('an approval that nobody signed is signed on another checkout', async () => {
    const person = await makeApproved(api, { cartTotal: 8000 });
    await cancel(person);
    const next = await comeBack(api, await phoneOf(api, person.customerId), { cartTotal: 700 });
    const { status, body } = await buy(next, 'Élodie Côté');
    expect([status, body.facts.credit?.used]).toEqual([200, 700]);
  });

  test('a decision under way is made all the same, and the checkout stays cancelled', async () => {
    const person = await makeApplying(api);
    await connectBank(person, { user: 'instant' });
    await person.post('/v1/scoring');
    await cancel(person);
    const facts = await until(
      () => api.services.applications.facts(api.database, person.applicationId),
      ({ outcome }) => outcome !== null,
    );
    expect(facts.credit?.remaining).toBeGreaterThan(0);
    expect(await statusOf(person)).toBe('cancelled');
  });

  test('once signed it is refused, with what to do instead', async () => {
    const person = await makeChosen(api);
    await sign(person, await read(person));
    const refused = await cancel(person);
    expect(refused.problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('/refunds'),
    });
    expect((await person.view()).facts.agreement).toBe('signed');
  });

  test('signing and cancelling at once: one of them', async () => {
    for (let round = 0; round < 6; round++) {
      const person = await makeChosen(api);
      const shown = await read(person);
      const [signed, cancelled] = await Promise.all([sign(person, shown), cancel(person)]);
      expect([signed.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await used(api, person)).toBe(signed.status === 200 ? 8000_00 : 0);
      expect((await statusOf(person)) === 'cancelled').toBe(cancelled.status === 200);
    }
  });

  test('another merchant’s is not found', async () => {
    const person = await api.session();
    const merchant = await api.makeMerchant();
    expect((await act(api, person.checkoutId, 'cancel', {}, { merchant })).problem.type).toBe('not-found');
    expect(await statusOf(person)).toBe('started');
  });
});

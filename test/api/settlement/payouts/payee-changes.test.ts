import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../../support/api';
import { logIn, toText } from '../../../support/console-browser';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { getPayout, makePaidMerchant, makePurchase, type PaidMerchant } from '../../../support/payouts';
import { makeOperator, type TestOperator, waitForOperatorMail } from '../../../support/reviews';

const hold = 24 * 3_600_000;
const hours = (count: number) => ({ minutes: count * 60 });

describeMostlyOneDatabase('changes of payout accounts', (makeApi, { test, testEach }) => {
  let api: Api;
  let ana: TestOperator;
  let ben: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    const { payouts } = api.services.config;
    api = await makeApi({ config: { payouts: { ...payouts, payeeHoldMs: hold } } });
    ana = await makeOperator(api, 'Ana', { roles: ['finance'] });
    ben = await makeOperator(api, 'Ben', { roles: ['admin'] });
  });
  let count = 0;
  const buildPayee = (overrides = {}) => {
    count += 1;
    return {
      legalName: 'Northern Supply Ltd.',
      institution: '004',
      transit: '01234',
      number: `44455566${String(count).padStart(2, '0')}`,
      remittanceEmail: `new-${count}@merchant.example`,
      language: 'fr' as const,
      ...overrides,
    };
  };
  const { propose, act, events, tick } = {
    propose: async (merchant: { readonly id: string }, payee = buildPayee()) => {
      const { body, status, problem } = await api.call<{ change: { id: string } }>(
        'PUT',
        `/v1/operator/merchants/${merchant.id}/payee`,
        { headers: { authorization: `Bearer ${ana.key}` }, body: payee },
      );
      return { id: body.change?.id ?? '', status, type: problem.type, payee, body };
    },
    act: async (operator: TestOperator, id: string, name: 'confirmation' | 'cancellation') => {
      const url = `/v1/operator/payee-changes/${id}/${name}`;
      const headers = { authorization: `Bearer ${operator.key}` };
      const { status, body } = await api.call<{ change: { state: string; effectiveAt: string } }>(
        'POST',
        url,
        {
          headers,
        },
      );
      return { status, ...body.change };
    },
    events: async (merchant: PaidMerchant) => {
      const { body } = await api.call<{ items: readonly { type: string; data: object }[] }>(
        'GET',
        '/v1/merchant/events',
        { headers: { authorization: `Bearer ${merchant.secretKey}` } },
      );
      return body.items
        .filter(({ type }) => type.startsWith('payee.'))
        .map(({ type }) => type)
        .reverse();
    },
    tick: async () => {
      expect((await api.services.payouts.runDue()).failures).toEqual([]);
    },
  };
  const getEnding = async (merchant: PaidMerchant) =>
    (await api.services.payouts.payees.get(ana.operator, merchant.id))?.accountEnding;

  test('a change applies after a second operator and a hold, while payouts wait', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    // acts of one millisecond of the tests' clock have no order
    api.clock.advance({ minutes: 1 });
    const { id, payee, body } = await propose(merchant);
    expect(JSON.stringify(body)).not.toContain(payee.number);
    expect((await act(ana, id, 'confirmation')).status).toBe(409);
    api.clock.advance({ minutes: 1 });
    const confirmed = await act(ben, id, 'confirmation');
    expect(confirmed).toMatchObject({ status: 200, state: 'held' });
    expect(Date.parse(confirmed.effectiveAt) - api.clock.now().getTime()).toBe(hold);
    expect((await act(ben, id, 'confirmation')).status).toBe(409);

    api.clock.advance(hours(23));
    await tick();
    expect(await getEnding(merchant)).toBe(merchant.account.slice(-4));
    const { payoutId, state } = await getPayout(api, merchant, person);
    expect(state).toBe('pending');
    const { payout } = await api.services.payouts.lookups.getDetails(merchant.id, payoutId);
    expect(payout.hold).toEqual({ reason: 'accountChange', until: new Date(confirmed.effectiveAt) });
    api.clock.advance(hours(1));
    await tick();
    expect(await getEnding(merchant)).toBe(payee.number.slice(-4));
    expect(await getPayout(api, merchant, person)).toMatchObject({
      state: 'sent',
      accountEnding: payee.number.slice(-4),
    });
    expect(await events(merchant)).toEqual(['payee.change_proposed', 'payee.changed']);
    const trail = await api.database
      .selectFrom('audit_event')
      .select(['act', 'actor'])
      .where('act', 'like', 'payee.%')
      .where(sql<boolean>`details ->> 'merchantId' = ${merchant.id}`)
      .orderBy('id')
      .execute();
    expect(trail.slice(1)).toEqual([
      { act: 'payee.changeProposed', actor: `operator:${ana.id}` },
      { act: 'payee.changeConfirmed', actor: `operator:${ben.id}` },
      { act: 'payee.set', actor: `operator:${ben.id}` },
    ]);
  });

  test('the former and the new address are told at the proposal and when it applies, each in its language', async () => {
    const merchant = await makePaidMerchant(api);
    const { id, payee } = await propose(merchant);
    const former = await waitForOperatorMail(api, merchant.remittanceEmail, /is about to change/);
    expect(former.text).toContain(`ending in\u00a0${payee.number.slice(-4)}`);
    expect(former.text).toContain(`ending in\u00a0${merchant.account.slice(-4)}`);
    expect(former.text).not.toContain(payee.number);
    await waitForOperatorMail(api, payee.remittanceEmail, /est sur le point de changer/);
    await act(ben, id, 'confirmation');
    api.clock.advance(hours(24));
    await tick();
    await waitForOperatorMail(api, merchant.remittanceEmail, /has changed/);
    await waitForOperatorMail(api, payee.remittanceEmail, /a changé/);
  });

  test('a change is cancelled until it applies, also during the hold, and payouts go on', async () => {
    const merchant = await makePaidMerchant(api);
    const person = await makePurchase(api, merchant);
    const { id, payee } = await propose(merchant);
    await act(ben, id, 'confirmation');
    expect((await propose(merchant)).type).toBe('step-not-allowed');
    // events of one millisecond of the tests' clock have no order
    api.clock.advance({ minutes: 1 });
    expect(await act(ana, id, 'cancellation')).toMatchObject({ status: 200, state: 'cancelled' });
    expect((await act(ana, id, 'cancellation')).status).toBe(409);
    api.clock.advance(hours(24));
    await tick();
    expect(await getEnding(merchant)).toBe(merchant.account.slice(-4));
    expect(await getPayout(api, merchant, person)).toMatchObject({ state: 'sent' });
    await waitForOperatorMail(api, merchant.remittanceEmail, /stays as it is/);
    await waitForOperatorMail(api, payee.remittanceEmail, /reste le même/);
    expect(await events(merchant)).toEqual(['payee.change_proposed', 'payee.change_cancelled']);
    expect((await propose(merchant)).status).toBe(200);
  });

  test('confirmations, cancellations and runs at the same time agree on one end', async () => {
    const merchant = await makePaidMerchant(api);
    const { id, payee } = await propose(merchant);
    await Promise.all([1, 2, 3].map(() => act(ben, id, 'confirmation')));
    api.clock.advance(hours(24));
    const [cancelled] = await Promise.all([act(ana, id, 'cancellation'), tick(), tick()]);
    const applied = (await getEnding(merchant)) === payee.number.slice(-4);
    expect(cancelled.status).toBe(applied ? 409 : 200);
    expect(await events(merchant)).toEqual([
      'payee.change_proposed',
      applied ? 'payee.changed' : 'payee.change_cancelled',
    ]);
  });

  test('a disabled operator’s proposal is not confirmed, and others without the role confirm none', async () => {
    const leaver = await makeOperator(api, 'Leaver', { roles: ['finance'] });
    const merchant = await makePaidMerchant(api);
    const { payeeChanges } = api.services.payouts;
    const { id } = await payeeChanges.propose(leaver.operator, merchant.id, buildPayee());
    const senior = await makeOperator(api, 'Senior', { roles: ['senior', 'reviewer', 'support'] });
    expect((await act(senior, id, 'confirmation')).status).toBe(403);
    await api.services.operators.disableOperator(leaver.id, null);
    expect((await act(leaver, id, 'confirmation')).status).toBe(401);
    expect((await act(ben, id, 'confirmation')).status).toBe(409);
    expect((await act(ben, id, 'cancellation')).status).toBe(200);
  });

  testEach('the console proposes, confirms and cancels, and shows what will happen', async () => {
    const merchant = await makePaidMerchant(api);
    const proposer = await logIn(api, ana);
    const { remittanceEmail, ...rest } = buildPayee();
    const form = { ...rest, remittanceEmail };
    const path = `/operator/merchants/${merchant.id}/payee`;
    expect((await proposer.get(path)).status).toBe(200);
    const wrong = await proposer.post(path, { ...form, transit: '12' });
    expect([wrong.status, toText(wrong.body)]).toEqual([422, expect.stringContaining('Enter five digits.')]);
    expect((await proposer.post(path, form)).status).toBe(303);
    expect((await proposer.post(path, form)).status).toBe(409);
    const own = await proposer.get('/operator/payees');
    expect(toText(own.body)).toContain('Another operator has to confirm it.');
    expect(own.body).not.toContain(rest.number);

    const other = await logIn(api, ben);
    const { body } = await other.get('/operator/payees');
    const [, id = ''] =
      new RegExp(
        `/operator/payees/([\\w-]{36})/confirm"[^>]*><button[^>]*>Confirm the account ending in ${rest.number.slice(-4)}`,
      ).exec(body) ?? [];
    expect((await other.post(`/operator/payees/${id}/confirm`)).status).toBe(303);
    expect(toText((await other.get('/operator/payees')).body)).toMatch(
      /On hold New account 004-01234, ending in/,
    );
    expect((await other.post(`/operator/payees/${id}/cancel`)).status).toBe(303);
  });
});

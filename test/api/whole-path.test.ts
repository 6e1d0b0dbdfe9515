import { PassThrough } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import type { Api, ApplicantClient } from '../support/api';
import { describeEachDatabase } from '../support/describe-databases';
import { findColumns } from '../support/find-columns';
import { testTiming } from '../support/scoring';
import { createEmail, createPhone, personal } from '../support/verification';
import { walkTo } from '../support/walk-to';

describeEachDatabase('a new customer’s whole path', (makeApi) => {
  let api: Api;
  const logs = new PassThrough();
  let logged = '';
  logs.on('data', (chunk: Buffer) => {
    logged += chunk.toString();
  });
  const phone = createPhone();
  const email = createEmail();
  let person: ApplicantClient;

  beforeAll(async () => {
    api = await makeApi({ logs, config: { logLevel: 'debug', scoring: testTiming } });
    person = await walkTo(api, 'signed', { phone, email });
  });

  test('a page that did not hear of the purchase gets it for the same cart, and no other', async () => {
    const { resumeCookie } = person;
    const cart = { cartTotal: 4321.09, orderReference: 'PO-77' };
    const again = await api.session(cart, { resumeCookie });
    expect(again.checkoutId).toBe(person.checkoutId);
    expect((await again.view()).facts).toMatchObject({ cartTotal: 4321.09, purchase: 'completed' });
    for (const other of [
      { ...cart, cartTotal: 4321.08 },
      { ...cart, orderReference: 'PO-78' },
    ]) {
      const next = await api.session(other, { resumeCookie: again.resumeCookie });
      expect(next.checkoutId).not.toBe(person.checkoutId);
    }
    expect((await person.view()).facts).toMatchObject({ cartTotal: 4321.09, agreement: 'signed' });
  });

  test('the widget of a release before completes what is completed', async () => {
    const answers = await Promise.all([1, 2].map(() => person.post('/v1/purchase/complete')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { facts, status } = await person.view();
    expect([facts.purchase, status]).toEqual(['completed', 'completed']);
  });

  test('the merchant’s server sees what was financed', async () => {
    const { body } = await api.call<Record<string, unknown>>(
      'GET',
      `/v1/merchant/checkouts/${person.checkoutId}`,
      { headers: { authorization: `Bearer ${api.merchant.secretKey}` } },
    );
    expect(body).toMatchObject({
      status: 'completed',
      cartTotal: 4321.09,
      orderReference: 'PO-77',
      financing: { amount: 4321.09, termWeeks: expect.any(Number), weeklyPayment: expect.any(Number) },
      completedAt: expect.any(String),
    });
  });

  test('the next checkout of the device is a new one', async () => {
    const next = await api.session({}, { resumeCookie: person.resumeCookie });
    expect(next.checkoutId).not.toBe(person.checkoutId);
  });

  test('no log line contains personal data', () => {
    expect(logged).toContain('"route":"/v1/application/personal"');
    const { sin, last, dob, street } = personal;
    for (const value of [sin, last, dob, street, phone, email, person.sessionToken, person.checkoutId])
      expect(logged).not.toContain(value);
  });

  test('no database row contains the SIN, or who the customer is', async () => {
    const { sin, first, last, dob, street, postal } = personal;
    expect(await findColumns(api, [sin])).toEqual([]);
    // once the signed copy is mailed
    await expect
      .poll(() => api.database.selectFrom('agreement_delivery').select('id').execute())
      .toHaveLength(1);
    const columns = await findColumns(api, [first, last, dob, street, postal, phone, email]);
    // the sandbox’s own stands for the mail server
    expect(columns.filter((name) => !name.startsWith('outbox_message.'))).toEqual([]);
  });
});

describeEachDatabase('leaving and a changed cart', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  test('another cart total clears the chosen option and keeps the rest', async () => {
    const person = await walkTo(api, 'chosen');
    const same = await api.session({ cartTotal: 4321.09 }, { resumeCookie: person.resumeCookie });
    expect((await same.view()).facts.option).not.toBeNull();
    const other = await api.session({ cartTotal: 3000 }, { resumeCookie: person.resumeCookie });
    expect((await other.view()).facts).toMatchObject({
      cartTotal: 3000,
      option: null,
      qualification: 'accepted',
      personalSaved: true,
    });
  });
});

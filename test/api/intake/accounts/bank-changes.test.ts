import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listAlertKinds, resolveAccountReviews, waitForAlerts } from '../../../support/account-alerts';
import type { Api, TestMerchant } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  chooseAndSign,
  chooseOption,
  getPhone,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { scoreApplicant, testTiming } from '../../../support/scoring';
import { readAgreement } from '../../../support/signing';
import { getAccountEmail } from '../../../support/verification';

const account = { institution: '001', transit: '00011', number: '7351904', bank: 'BMO' };

describeOneDatabase('the bank account of a customer', (makeApi) => {
  let api: Api;
  let elsewhere: TestMerchant;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
    elsewhere = await api.makeMerchant();
  });

  /** A customer who signed a purchase, debited from the account above. */
  const makeOwner = async () => {
    const owner = await makeApprovedApplicant(api, { cartTotal: 800 });
    await api.services.banking.storeChequeAccount(api.database, owner.applicationId, account);
    expect((await chooseAndSign(owner, 'Élodie Côté')).status).toBe(200);
    const phone = await getPhone(api, owner.customerId);
    return { owner, phone, email: await getAccountEmail(api, phone) };
  };
  /** The line has expired, and the customer was granted another one with another bank account. */
  const makeRenewed = async () => {
    const { owner, phone, email } = await makeOwner();
    await api.database
      .updateTable('credit_line')
      .set({ expires_on: '2020-01-01' })
      .where('id', '=', owner.lineId)
      .execute();
    api.clock.advance({ minutes: 1 });
    const { customerId } = owner;
    const application = { customerId, cartTotal: 900, merchant: elsewhere };
    const { person } = await scoreApplicant(api, 'instant', application);
    return { person, customerId, phone, email };
  };

  test('cannot be changed while there is a line, on any way', async () => {
    const { owner, phone } = await makeOwner();
    const person = await startReturningCheckout(api, phone, { cartTotal: 900, merchant: elsewhere });
    const login = { connectionId: randomUUID(), loginId: randomUUID(), institution: 'Bank' };
    for (const device of [person, owner]) {
      for (const [url, body] of [
        ['/v1/bank/connection', { language: 'en' }],
        ['/v1/bank/connection/complete', login],
        ['/v1/bank/bypass', {}],
        ['/v1/documents/submit', { transit: '00011', institution: '001', account: '1234567' }],
        ['/v1/scoring', {}],
      ] as const)
        expect([url, (await device.post(url, body)).problem.type]).toEqual([url, 'step-not-allowed']);
      expect((await device.delete('/v1/bank/connection')).problem.type).toBe('step-not-allowed');
    }
    expect((await chooseOption(person)).status).toBe(200);
    expect(JSON.stringify(await readAgreement(person))).toContain('1904');
    expect(await listAlertKinds(api, owner.customerId)).not.toContain('bankChanged');
  });

  test('another one with the next line is told, and purchases wait for a person for 24 hours', async () => {
    const { person, customerId, phone, email } = await makeRenewed();
    const alerts = await waitForAlerts(api, [email], 1);
    expect(alerts.map(({ text }) => text)).toEqual([
      expect.stringContaining('a different bank account was provided at'),
    ]);
    expect((await chooseOption(person)).problem.type).toBe('security-review');
    expect(await resolveAccountReviews(api, customerId, 'refused')).toEqual(['recentChange']);
    expect((await chooseOption(person)).problem.type).toBe('security-review');
    api.clock.advance({ hours: 24 });
    const later = await startReturningCheckout(api, phone, {
      cartTotal: 700,
      merchant: await api.makeMerchant(),
    });
    expect((await chooseAndSign(later, 'Maya Tremblay')).status).toBe(200);
  });

  test('a purchase with it that a person allowed is signed, and later ones are as before', async () => {
    const { person, customerId, phone } = await makeRenewed();
    await chooseOption(person);
    await resolveAccountReviews(api, customerId, 'cleared');
    expect((await chooseAndSign(person, 'Maya Tremblay')).status).toBe(200);
    const next = await startReturningCheckout(api, phone, {
      cartTotal: 700,
      merchant: await api.makeMerchant(),
    });
    expect((await chooseAndSign(next, 'Maya Tremblay')).status).toBe(200);
  });

  test('the report that it was not the customer freezes the line', async () => {
    const { person, email, phone } = await makeRenewed();
    const [alert] = await waitForAlerts(api, [email], 1);
    expect((await api.call('POST', '/v1/account/disown', { body: { token: alert?.token } })).status).toBe(
      204,
    );
    expect((await person.get('/v1/application')).problem.type).toBe('session-expired');
    api.clock.advance({ hours: 25 });
    const later = await startReturningCheckout(api, phone, { merchant: await api.makeMerchant() });
    expect((await chooseOption(later)).problem.type).toBe('security-review');
  });
});

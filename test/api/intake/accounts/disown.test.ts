import { beforeAll, beforeEach, expect, test } from 'vitest';
import { toEmailIndex } from '../../../../server/src/platform/keys/people';
import { resolveAccountReviews, waitForAlerts, waitForCopyToken } from '../../../support/account-alerts';
import type { Api, ApplicantClient } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { logIn } from '../../../support/console-browser';
import { describeOneDatabase } from '../../../support/describe-databases';
import { chooseOption, getPhone, startReturningCheckout } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { readAgreement, sign } from '../../../support/signing';
import { getAccountEmail } from '../../../support/verification';

describeOneDatabase('“This was not me”', (makeApi) => {
  let api: Api;
  let owner: ApprovedApplicant;
  let phone: string;
  let email: string;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });
  beforeEach(async () => {
    owner = await makeApprovedApplicant(api, { cartTotal: 800 });
    phone = await getPhone(api, owner.customerId);
    email = await getAccountEmail(api, phone);
  });

  const start = async (cartTotal = 900): Promise<ApplicantClient> =>
    startReturningCheckout(api, phone, { cartTotal, merchant: await api.makeMerchant() });
  const getToken = async (): Promise<string> => (await waitForAlerts(api, [email], 1))[0]?.token ?? '';
  const disown = (token: string) => api.call('POST', '/v1/account/disown', { body: { token } });

  test('freezes the line and ends every session, once', async () => {
    const intruder = await start();
    const token = await getToken();
    expect((await disown(token)).status).toBe(204);
    for (const person of [intruder, owner])
      expect((await person.get('/v1/application')).problem.type).toBe('session-expired');
    expect((await disown(token)).problem.type).toBe('session-expired');
    // the owner, with both codes again
    const again = await start();
    expect((await chooseOption(again)).problem.type).toBe('security-review');
  });

  test.each([
    'en',
    'fr',
  ] as const)('the copy of the first agreement has the link as well, once (%s)', async (language) => {
    await chooseOption(owner);
    expect((await sign(owner, await readAgreement(owner, language))).status).toBe(200);
    const token = await waitForCopyToken(api, email);
    expect((await disown(token)).status).toBe(204);
    expect((await owner.get('/v1/application')).problem.type).toBe('session-expired');
    expect((await chooseOption(await start())).problem.type).toBe('security-review');
    expect((await disown(token)).problem.type).toBe('session-expired');
    const browser = await logIn(api);
    expect((await browser.get('/operator/security')).body).toContain('a signed agreement');
  });

  test('an alert that is mailed twice has the same link', async () => {
    await start();
    await getToken();
    // the mail left, and the process ended before it noted so
    const forgetSending = async (): Promise<bigint> => {
      const { numUpdatedRows } = await api.database
        .updateTable('mail')
        .set({ queued_at: new Date(api.clock.now().getTime() - 300_000), locked_until: null, sent_at: null })
        .where('recipient_hash', '=', toEmailIndex(api.services.keys, email))
        .where('kind', '=', 'accountAlert')
        .where('sent_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows;
    };
    await expect.poll(forgetSending).toBe(1n);
    await api.services.mails.sweep();
    const [first, second] = await waitForAlerts(api, [email], 2);
    expect(second?.token).toBe(first?.token);
    expect((await disown(first?.token ?? '')).status).toBe(204);
  });

  test('an operator sees why in the console, and lifts the freeze', async () => {
    await start();
    await disown(await getToken());
    const browser = await logIn(api);
    const { body } = await browser.get('/operator/security');
    expect(body).toContain('The customer reported that it was not them');
    expect(body).toContain('a new device');
    expect(body).toContain('Élodie Côté');
    const { id } = await api.database
      .selectFrom('account_review')
      .select('id')
      .where('customer_id', '=', owner.customerId)
      .executeTakeFirstOrThrow();
    expect((await browser.post(`/operator/security/${id}/refuse`)).status).toBe(409);
    expect((await browser.post(`/operator/security/${id}/clear`)).status).toBe(303);
    expect((await browser.post(`/operator/security/${id}/clear`)).status).toBe(409);
    expect((await chooseOption(await start())).status).toBe(200);
    const acts = await api.database
      .selectFrom('audit_event')
      .select('act')
      .where('actor', '=', `operator:${browser.operator.id}`)
      .execute();
    expect(acts).toContainEqual({ act: 'account.unfrozen' });
  });

  test('a purchase that an operator refused stays refused; one that was allowed is allowed to its amount', async () => {
    const refused = await start(10_500);
    expect((await chooseOption(refused)).problem.type).toBe('security-review');
    expect(await resolveAccountReviews(api, owner.customerId, 'refused')).toEqual(['amount']);
    expect((await chooseOption(refused)).problem.type).toBe('security-review');
    const allowed = await start(10_500);
    await chooseOption(allowed);
    expect(await resolveAccountReviews(api, owner.customerId, 'cleared')).toEqual(['amount']);
    expect((await chooseOption(allowed)).status).toBe(200);
  });

  test('an operator without the role neither sees nor resolves', async () => {
    const { operator } = await makeOperator(api, 'Pat Roy', { roles: ['finance'] });
    await expect(api.services.accounts.listOpenReviews(operator)).rejects.toMatchObject({
      type: 'forbidden',
    });
    const { operator: reviewer } = await makeOperator(api, 'Kim Ng', { roles: ['reviewer'] });
    await expect(
      api.services.accounts.resolveReview(reviewer, owner.lineId, 'cleared'),
    ).rejects.toMatchObject({ type: 'forbidden' });
  });

  test('opening the link does nothing: the page has a button, our own script and no token in its address', async () => {
    await start();
    const [alert] = await waitForAlerts(api, [email], 1);
    expect(alert?.text).toMatch(/\/not-me\?lng=en#[\w-]{43}$/m);
    for (const [lng, words] of [
      ['en', 'This was not me'],
      ['fr', 'Ce n’était pas moi'],
    ] as const) {
      const { status, headers, body } = await api.call<string>('GET', `/not-me?lng=${lng}`);
      expect([status, body.includes(`>${words}</button>`)]).toEqual([200, true]);
      expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; script-src 'sha256-/);
    }
    expect(
      await api.services.accounts.listOpenReviews((await makeOperator(api)).operator),
    ).not.toContainEqual(expect.objectContaining({ customerId: owner.customerId }));
  });

  test('the link expires after 30 days', async () => {
    await start();
    const token = await getToken();
    api.clock.advance({ hours: 30 * 24 });
    expect((await disown(token)).problem.type).toBe('session-expired');
  });
});

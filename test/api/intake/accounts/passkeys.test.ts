import { beforeAll, beforeEach, expect } from 'vitest';
import { waitForAlerts } from '../../../support/account-alerts';
import type { Api, ApiResponse, ApplicantClient } from '../../../support/api';
import { type ApprovedApplicant, makeApprovedApplicant } from '../../../support/approved-applicant';
import { createAuthenticator, type TestAuthenticator } from '../../../support/authenticator';
import { logIn } from '../../../support/console-browser';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  chooseAndSign,
  chooseOption,
  getPhone,
  startReturningCheckout,
} from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import { getAccountEmail, proveEmail, verifyPhoneOnly } from '../../../support/verification';

interface Options {
  readonly challenge: string;
  readonly rpId: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string; readonly name: string };
  readonly allowCredentials: readonly { readonly id: string }[];
}

const name = 'Élodie Côté';

describeMostlyOneDatabase('passkeys of customers', (makeApi, { test, testEach }) => {
  let api: Api;
  let origin: string;
  let owner: ApprovedApplicant;
  let phone: string;
  let email: string;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
    origin = api.services.config.publicUrl;
  });
  beforeEach(async () => {
    owner = await makeApprovedApplicant(api, { limit: 40_000_00, cartTotal: 800 });
    phone = await getPhone(api, owner.customerId);
    email = await getAccountEmail(api, phone);
  });

  const getPasskey = async (person: ApplicantClient) => (await person.view()).contact.passkey;
  const readOptions = (person: ApplicantClient, kind: 'creation' | 'request') =>
    person.get<Options>(`/v1/passkeys/${kind}-options`);
  const create = async (
    person: ApplicantClient,
    authenticator: TestAuthenticator,
  ): Promise<ApiResponse<unknown>> => {
    const options = await readOptions(person, 'creation');
    if (options.status !== 200) return options;
    return person.post('/v1/passkeys', { response: authenticator.create(options.body) });
  };
  const use = async (person: ApplicantClient, authenticator: TestAuthenticator) => {
    const { body } = await readOptions(person, 'request');
    return person.post('/v1/passkeys/confirm', { response: authenticator.get(body) });
  };
  /** The owner bought, and has a passkey since. */
  const makePasskey = async (authenticator = createAuthenticator({ origin })) => {
    expect((await chooseAndSign(owner, name)).status).toBe(200);
    expect((await create(owner, authenticator)).status).toBe(200);
    return authenticator;
  };
  /** A new device, where the phone's code was given. */
  const startOnNewDevice = async (cartTotal = 900): Promise<ApplicantClient> => {
    const person = await api.session({ cartTotal }, { merchant: await api.makeMerchant() });
    api.clock.advance({ minutes: 11 });
    await verifyPhoneOnly(api, person, phone);
    return person;
  };

  testEach('is offered after the first purchase, once, and told by email with the link', async () => {
    expect(await getPasskey(owner)).toBeNull();
    expect((await readOptions(owner, 'creation')).problem.type).toBe('step-not-allowed');
    await chooseAndSign(owner, name);
    expect(await getPasskey(owner)).toBe('create');
    const { body } = await readOptions(owner, 'creation');
    expect(body).toMatchObject({
      user: { name: email, displayName: name },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
    const authenticator = createAuthenticator({ origin, topOrigin: api.merchant.origin });
    expect((await owner.post('/v1/passkeys', { response: authenticator.create(body) })).status).toBe(200);
    expect(await getPasskey(owner)).toBeNull();
    const [alert] = await waitForAlerts(api, [email], 1);
    expect(alert?.text).toContain('a passkey was created at Northern Supply');
    expect(alert?.token).not.toBe('');
  });

  test('is not known to whoever has the phone alone', async () => {
    await makePasskey();
    const holder = await startOnNewDevice();
    owner = await makeApprovedApplicant(api, { limit: 40_000_00, cartTotal: 800 });
    phone = await getPhone(api, owner.customerId);
    const other = await startOnNewDevice();
    const own = createAuthenticator({ origin });
    own.create({ challenge: 'AAAA', rp: {}, user: { id: owner.customerId } });
    const learn = async (thief: ApplicantClient) => {
      const { challenge, ...options } = (await readOptions(thief, 'request')).body;
      const response = own.get({ ...options, challenge });
      const { status, problem } = await thief.post('/v1/passkeys/confirm', { response });
      return { passkey: await getPasskey(thief), options, status, errors: problem.errors };
    };
    const learned = await learn(holder);
    expect(learned).toMatchObject({
      passkey: 'use',
      status: 400,
      errors: [{ path: '/response', code: 'passkeyInvalid' }],
    });
    expect(learned.options).not.toHaveProperty('allowCredentials');
    expect(await learn(other)).toEqual(learned);
  });

  testEach('is the second proof on a new device, in place of the code', async () => {
    const authenticator = await makePasskey();
    const person = await startOnNewDevice();
    expect((await person.view()).facts).toMatchObject({ locked: true, proofDue: 'email', credit: null });
    expect(await getPasskey(person)).toBe('use');
    const { status, body } = await use(person, authenticator);
    expect([status, body.facts.locked, body.facts.credit?.limit]).toEqual([200, false, 40_000]);
    expect((await chooseAndSign(person, name)).status).toBe(200);
    const texts = (await waitForAlerts(api, [email], 3)).map(({ text }) => text).join('\n');
    expect(texts).toContain('on a device we don’t recognize');
    expect(texts).toContain('a purchase of $900.00');
    const { last_used_at, sign_count } = await api.database
      .selectFrom('customer_passkey')
      .selectAll()
      .where('customer_id', '=', owner.customerId)
      .executeTakeFirstOrThrow();
    expect([last_used_at, sign_count]).toEqual([expect.any(Date), 2]);
  });

  test('cannot be created by who has the phone and the mailbox', async () => {
    await chooseAndSign(owner, name);
    const thief = await startReturningCheckout(api, phone, {
      cartTotal: 900,
      merchant: await api.makeMerchant(),
    });
    expect((await chooseAndSign(thief, name)).status).toBe(200);
    expect(await getPasskey(thief)).toBeNull();
    expect((await create(thief, createAuthenticator({ origin }))).problem.type).toBe('step-not-allowed');
    const { body } = await readOptions(owner, 'creation');
    const response = createAuthenticator({ origin }).create(body);
    expect((await thief.post('/v1/passkeys', { response })).problem.type).toBe('step-not-allowed');
  });

  testEach('lets a customer who gave it and both codes buy above the amount, without a person', async () => {
    const authenticator = await makePasskey();
    const person = await startOnNewDevice(10_500);
    // the code comes first: the purchase needs both
    expect(await getPasskey(person)).toBeNull();
    await proveEmail(api, person, phone);
    expect((await chooseOption(person)).problem.type).toBe('security-review');
    expect(await getPasskey(person)).toBe('use');
    expect((await readOptions(person, 'request')).body.allowCredentials).toHaveLength(1);
    expect((await use(person, authenticator)).status).toBe(200);
    expect((await chooseAndSign(person, name)).status).toBe(200);
    const reviews = api.database.selectFrom('account_review').select('id');
    expect(await reviews.where('customer_id', '=', owner.customerId).execute()).toEqual([]);
  });

  testEach('a passkey alone does not let a customer buy above the amount', async () => {
    const authenticator = await makePasskey();
    const person = await startOnNewDevice(6000);
    await use(person, authenticator);
    expect((await chooseAndSign(person, name)).status).toBe(200);
    const second = await startOnNewDevice(6000);
    await use(second, authenticator);
    expect((await chooseOption(second)).problem.type).toBe('security-review');
  });

  testEach(
    'is accepted from its owner only, once, verified, and from a page of ours or the merchant’s',
    async () => {
      const authenticator = await makePasskey();
      const [person, elsewhere] = [await startOnNewDevice(), await startOnNewDevice()];
      const { body: options } = await readOptions(person, 'request');
      const other = createAuthenticator({ origin });
      const { id } = authenticator.get(options);
      const refused = [
        other.get(options),
        { ...other.get(options), id, rawId: id },
        { ...authenticator.get({ ...options, challenge: 'AAAA' }) },
        { id },
      ];
      for (const response of refused)
        expect((await person.post('/v1/passkeys/confirm', { response })).problem.errors).toEqual([
          { path: '/response', code: 'passkeyInvalid' },
        ]);
      // the challenge of one browser is none of another's
      const response = authenticator.get(options);
      expect((await elsewhere.post('/v1/passkeys/confirm', { response })).status).toBe(400);
      expect((await elsewhere.view()).facts.locked).toBe(true);
      expect((await person.post('/v1/passkeys/confirm', { response })).status).toBe(200);
      expect((await person.post('/v1/passkeys/confirm', { response })).status).toBe(400);
    },
  );

  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['within another page', { topOrigin: 'https://evil.example' }],
    ['of nobody in particular', { verifiesUser: false }],
  ])('%s is not created', async (_, options) => {
    await chooseAndSign(owner, name);
    const answer = await create(owner, createAuthenticator({ origin, ...options }));
    expect(answer.problem.errors).toEqual([{ path: '/response', code: 'passkeyInvalid' }]);
  });

  testEach(
    'is gone once the customer reports that it was not them, or the number has a new holder',
    async () => {
      const authenticator = await makePasskey();
      const [alert] = await waitForAlerts(api, [email], 1);
      await api.call('POST', '/v1/account/disown', { body: { token: alert?.token } });
      const person = await startOnNewDevice();
      expect((await use(person, authenticator)).problem.errors).toEqual([
        { path: '/response', code: 'passkeyInvalid' },
      ]);
      expect((await person.view()).facts.locked).toBe(true);

      owner = await makeApprovedApplicant(api, { cartTotal: 800 });
      phone = await getPhone(api, owner.customerId);
      await makePasskey();
      const holder = await startOnNewDevice();
      expect((await holder.post('/v1/verification/start-over')).status).toBe(200);
      const left = api.database.selectFrom('customer_passkey').select('id');
      expect(await left.where('customer_id', '=', owner.customerId).execute()).toEqual([]);
    },
  );

  testEach(
    'is shown to operators where an account needs them, and removed only while the customer’s report is open',
    async () => {
      await makePasskey();
      const person = await startOnNewDevice(10_500);
      await proveEmail(api, person, phone);
      await chooseOption(person);
      const support = await makeOperator(api, 'Sam Lee', { roles: ['support'] });
      const browser = await logIn(api, support);
      const passkeys = () =>
        api.database.selectFrom('customer_passkey').selectAll().where('customer_id', '=', owner.customerId);
      const passkey = await passkeys().executeTakeFirstOrThrow();
      const path = `/operator/security/passkeys/${passkey.id}/remove`;
      const readPage = async () => (await browser.get('/operator/security')).body;

      // a purchase that waits is no report: who calls may have the phone and the mailbox
      const page = await readPage();
      expect(page).toContain('Passkeys');
      expect(page).not.toContain(path);
      expect((await browser.post(path)).status).toBe(409);
      expect(await passkeys().execute()).toHaveLength(1);

      // a report removes all there are: this one came to the account later
      const [alert] = await waitForAlerts(api, [email], 1);
      await api.call('POST', '/v1/account/disown', { body: { token: alert?.token } });
      await api.database.insertInto('customer_passkey').values(passkey).execute();
      expect(await readPage()).toContain(path);
      expect((await browser.post(path)).status).toBe(303);
      expect((await browser.post(path)).status).toBe(404);
      expect(await passkeys().execute()).toEqual([]);
      const report = await api.database
        .selectFrom('account_review')
        .select(['id', 'application_id'])
        .where('customer_id', '=', owner.customerId)
        .where('reason', '=', 'notMe')
        .executeTakeFirstOrThrow();
      const trail = await api.database
        .selectFrom('audit_event')
        .select(['application_id', 'details'])
        .where('act', '=', 'account.passkeyRemoved')
        .where('actor', '=', `operator:${support.id}`)
        .execute();
      expect(trail).toEqual([
        {
          application_id: report.application_id,
          details: { customerId: owner.customerId, reviewId: report.id },
        },
      ]);

      await browser.post(`/operator/security/${report.id}/clear`);
      await api.database.insertInto('customer_passkey').values(passkey).execute();
      expect((await browser.post(path)).status).toBe(409);
      expect(await passkeys().execute()).toHaveLength(1);
    },
  );
});

import { beforeAll, expect } from 'vitest';
import { createCodeSendPolicy } from '../../../../server/src/intake/verification/codes/code-send-policy';
import { buildManyNumbersAlarm } from '../../../../server/src/intake/verification/limits';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api, ApiResponse, ApplicantClient } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { actOnPeople } from '../../../support/people';
import { createHostedClient, createResumeLink, followResumeLink } from '../../../support/resume-links';
import { getApplicationId, getPhone } from '../../../support/returning-customers';
import { makeOperator } from '../../../support/reviews';
import {
  advanceTo,
  createPhone,
  proveEmail,
  readCode,
  verifyPhone,
  wrongCode,
} from '../../../support/verification';

describeMostlyOneDatabase('a number under attack: its owner', (makeApi, { test, testEach }) => {
  let api: Api;
  let strangers: string[];
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
    strangers = [];
    for (let n = 0; n < 13; n += 1)
      strangers.push(await getApplicationId(api, await advanceTo(api, 'eligible')));
  });

  /** From as many networks, each in a block of its own, as it takes until no unknown device gets a code. */
  const attack = async (phone: string): Promise<void> => {
    const policy = createCodeSendPolicy({
      keys: api.services.keys,
      caps: [],
      alarm: buildManyNumbersAlarm(60),
      raiseAlarm: () => undefined,
      raiseContested: () => undefined,
      now: api.clock.now,
    });
    // no earlier code of this network delays the next
    api.clock.advance({ minutes: 11 });
    for (const [n, applicationId] of strangers.entries())
      await inTransaction(api.services.database, async (trx) => {
        const target = { channel: 'phone', destination: phone, ip: `30.${n}.0.1`, isOwner: false } as const;
        const stranger = { ...target, applicationId };
        const check = await policy.check(trx, stranger);
        if (!check.refusal) await policy.recordSend(trx, stranger, check, 'hash');
      });
  };

  const open = async (cookie?: string): Promise<ApplicantClient> => {
    const person = await api.session({}, cookie === undefined ? {} : { headers: { cookie } });
    await person.put('/v1/application/eligibility', { eligible: true });
    return person;
  };
  let networks = 0;
  /** Each in a block of its own. */
  const createNetwork = (): string => `45.${++networks}.0.9`;
  const getDeviceCookie = ({ headers }: ApiResponse<unknown>): string =>
    /__Host-tamarack_device=[^;]+/.exec([headers['set-cookie'] ?? ''].flat().join('\n'))?.[0] ?? '';

  /** Proves a number on a new device; returns the device's cookie. */
  const prove = async (phone: string, network = createNetwork()): Promise<string> => {
    const person = await open();
    const headers = { 'x-forwarded-for': network };
    await person.post('/v1/verification/phone', { phone }, headers);
    return getDeviceCookie(
      await person.post('/v1/verification/phone/confirm', { code: await readCode(api, phone) }, headers),
    );
  };
  const ask = async (person: ApplicantClient, phone: string, network = createNetwork()): Promise<number> =>
    (await person.post('/v1/verification/phone', { phone }, { 'x-forwarded-for': network })).status;

  testEach('gets a code at once on a device that proved the number, and on no other one', async () => {
    const phone = createPhone();
    const cookie = await prove(phone);
    await attack(phone);
    expect(await ask(await open(), phone)).toBe(429);
    expect(await ask(await open(cookie), phone)).toBe(200);
  });

  testEach(
    'gets a code on a new device in a network that the number was proven from, five a day',
    async () => {
      const phone = createPhone();
      const home = createNetwork();
      await prove(phone, home);
      await attack(phone);
      for (let n = 0; n < 5; n += 1) {
        expect(await ask(await open(), phone, home)).toBe(200);
        api.clock.advance({ minutes: 11 });
      }
      expect(await ask(await open(), phone, home)).toBe(429);
      // a network of the same block is another one
      expect(await ask(await open(), phone, home.replace(/9$/, '10'))).toBe(429);
    },
  );

  test('a network that proved one number gets no code to another one', async () => {
    const home = createNetwork();
    await prove(createPhone(), home);
    const phone = createPhone();
    await attack(phone);
    expect(await ask(await open(), phone, home)).toBe(429);
  });

  test('a refused code makes no network known', async () => {
    const phone = createPhone();
    const network = createNetwork();
    const person = await open();
    expect(await ask(person, phone, network)).toBe(200);
    const code = wrongCode(await readCode(api, phone));
    const headers = { 'x-forwarded-for': network };
    expect((await person.post('/v1/verification/phone/confirm', { code }, headers)).status).toBe(400);
    await attack(phone);
    expect(await ask(await open(), phone, network)).toBe(429);
  });

  test('a device that proved one number gets no code to another one', async () => {
    const cookie = await prove(createPhone());
    const phone = createPhone();
    await attack(phone);
    expect(await ask(await open(cookie), phone)).toBe(429);
    expect(await ask(await open('__Host-tamarack_device=guessed'), phone)).toBe(429);
  });

  testEach('gets a code, and the one to the address, after a link of ours', async () => {
    const { applicationId, customerId } = await makeApprovedApplicant(api);
    const phone = await getPhone(api, customerId);
    await attack(phone);
    const link = await followResumeLink(api, await createResumeLink(api, applicationId));
    const person = createHostedClient(api, link.body);
    expect((await person.post('/v1/verification/phone')).status).toBe(200);
    await person.post('/v1/verification/phone/confirm', { code: await readCode(api, phone) });
    expect((await proveEmail(api, person, phone)).status).toBe(200);
  });

  testEach('makes a new network known by a link of ours, and then gets a code at any merchant', async () => {
    const { applicationId, customerId } = await makeApprovedApplicant(api);
    const phone = await getPhone(api, customerId);
    await attack(phone);
    const network = createNetwork();
    const merchant = await api.makeMerchant();
    const openElsewhere = async (): Promise<ApplicantClient> => {
      const person = await api.session({}, { merchant });
      await person.put('/v1/application/eligibility', { eligible: true });
      return person;
    };
    // a new device in a new network
    expect(await ask(await openElsewhere(), phone, network)).toBe(429);
    const link = await followResumeLink(api, await createResumeLink(api, applicationId));
    const linked = createHostedClient(api, link.body);
    const headers = { 'x-forwarded-for': network };
    expect((await linked.post('/v1/verification/phone', undefined, headers)).status).toBe(200);
    const code = await readCode(api, phone);
    expect((await linked.post('/v1/verification/phone/confirm', { code }, headers)).status).toBe(200);
    api.clock.advance({ minutes: 1 });
    expect(await ask(await openElsewhere(), phone, network)).toBe(200);
    expect(await ask(await openElsewhere(), phone)).toBe(429);
  });

  testEach('who stopped the account’s use has its devices and networks forgotten', async () => {
    const { customerId } = await makeApprovedApplicant(api);
    const phone = await getPhone(api, customerId);
    api.clock.advance({ minutes: 11 });
    const home = createNetwork();
    const cookie = await prove(phone, home);
    await inTransaction(api.services.database, (trx) => api.services.sessions.endAll(trx, customerId));
    await attack(phone);
    expect(await ask(await open(cookie), phone)).toBe(429);
    expect(await ask(await open(), phone, home)).toBe(429);
  });

  const countPlaces = async (customerId: string): Promise<readonly [devices: number, networks: number]> => {
    const count = async (table: 'known_device' | 'known_network') =>
      (
        await api.database
          .selectFrom(table)
          .select('proven_at')
          .where('customer_id', '=', customerId)
          .execute()
      ).length;
    return [await count('known_device'), await count('known_network')];
  };

  test('an erasure removes the person’s devices and networks', async () => {
    const person = await open();
    const phone = createPhone();
    await verifyPhone(api, person, phone);
    const { customer_id } = await api.database
      .selectFrom('application')
      .select('customer_id')
      .where('id', '=', await getApplicationId(api, person))
      .executeTakeFirstOrThrow();
    const customerId = customer_id ?? '';
    expect(await countPlaces(customerId)).toEqual([1, 1]);
    const [support, admin] = [
      await makeOperator(api, 'Sue Roy', { roles: ['support'] }),
      await makeOperator(api, 'Ada Roy', { roles: ['admin'] }),
    ];
    const { body } = await actOnPeople(api, support).propose(customerId);
    expect((await actOnPeople(api, admin).confirm(body.erasureId)).status).toBe(200);
    expect(await countPlaces(customerId)).toEqual([0, 0]);
  });

  testEach('a session that ended no longer says on which device it was opened', async () => {
    const { customerId } = await makeApprovedApplicant(api);
    const phone = await getPhone(api, customerId);
    api.clock.advance({ minutes: 11 });
    const person = await open(await prove(phone));
    api.clock.advance({ minutes: 11 });
    await verifyPhone(api, person, phone);
    const findDevices = async () =>
      (
        await api.database
          .selectFrom('session')
          .select('device_hash')
          .where('checkout_id', '=', person.checkoutId)
          .execute()
      ).map(({ device_hash }) => device_hash !== null);
    expect(await findDevices()).toEqual([true]);
    await inTransaction(api.services.database, (trx) => api.services.sessions.endAll(trx, customerId));
    expect(await findDevices()).toEqual([false]);
  });

  test('a device and a network are known for 180 days, and then removed', async () => {
    const { customerId } = await makeApprovedApplicant(api);
    const phone = await getPhone(api, customerId);
    api.clock.advance({ minutes: 11 });
    const home = createNetwork();
    const cookie = await prove(phone, home);
    api.clock.advance({ hours: 179 * 24 });
    await api.services.sessions.sweep();
    await attack(phone);
    expect(await ask(await open(cookie), phone)).toBe(200);
    expect(await ask(await open(), phone, home)).toBe(200);
    // the strangers are new again after a week
    api.clock.advance({ hours: 8 * 24 });
    await attack(phone);
    expect(await ask(await open(cookie), phone)).toBe(429);
    expect(await ask(await open(), phone, home)).toBe(429);
    // the applicant's first code was confirmed elsewhere, and is older
    expect(await countPlaces(customerId)).toEqual([1, 1]);
    await api.services.sessions.sweep();
    expect(await countPlaces(customerId)).toEqual([0, 0]);
  });

  test('a refused code set no cookie, and an accepted one sets it for our own origin’s requests', async () => {
    const phone = createPhone();
    const person = await open();
    await person.post('/v1/verification/phone', { phone });
    const code = await readCode(api, phone);
    const refused = await person.post('/v1/verification/phone/confirm', { code: wrongCode(code) });
    expect(getDeviceCookie(refused)).toBe('');
    const { headers } = await person.post('/v1/verification/phone/confirm', { code });
    const set = [headers['set-cookie'] ?? '']
      .flat()
      .find((each) => String(each).startsWith('__Host-tamarack_device'));
    expect(set).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/);
  });
});

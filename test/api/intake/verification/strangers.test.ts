import { Writable } from 'node:stream';
import { beforeAll, expect } from 'vitest';
import {
  type CodeSendPolicy,
  createCodeSendPolicy,
} from '../../../../server/src/intake/verification/codes/code-send-policy';
import { hashDestination } from '../../../../server/src/intake/verification/codes/pending-codes';
import { buildManyNumbersAlarm, buildPumpCaps } from '../../../../server/src/intake/verification/limits';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { getApplicationId } from '../../../support/returning-customers';
import { advanceTo, createPhone } from '../../../support/verification';

let networks = 0;
/** Each in a block of its own. */
const createNetwork = (): string => `${20 + Math.floor(++networks / 250)}.${networks % 250}.0.9`;

describeMostlyOneDatabase('sends by strangers', (makeApi, { test, testEach }) => {
  let api: Api;
  let policy: CodeSendPolicy;
  let warnings: object[] = [];
  let contested: object[] = [];
  beforeAll(async () => {
    api = await makeApi();
    policy = createCodeSendPolicy({
      keys: api.services.keys,
      caps: buildPumpCaps(60),
      alarm: buildManyNumbersAlarm(60),
      raiseAlarm: (raised) => void warnings.push(raised),
      raiseContested: (raised) => void contested.push(raised),
      now: api.clock.now,
    });
  });

  const createApplication = async (): Promise<string> =>
    getApplicationId(api, await advanceTo(api, 'eligible'));

  /** Whether a code was sent. */
  const send = (target: {
    destination: string;
    ip: string;
    applicationId: string;
    isOwner?: boolean;
  }): Promise<boolean> =>
    inTransaction(api.services.database, async (trx) => {
      const phoneTarget = { isOwner: false, ...target, channel: 'phone' } as const;
      await policy.lockSends(trx, phoneTarget);
      const check = await policy.check(trx, phoneTarget);
      if (check.refusal) return false;
      await policy.recordSend(trx, phoneTarget, check, 'hash');
      return true;
    });

  /** Sends as many as are allowed in half a day, from as many sessions; returns their number. */
  const exhaust = async (destination: string, ip: string): Promise<number> => {
    let sent = 0;
    for (let round = 0; round < 24; round += 1) {
      if (await send({ destination, ip, applicationId: await createApplication() })) sent += 1;
      api.clock.advance({ minutes: 25 });
    }
    return sent;
  };

  test('a stranger who uses up a number’s messages does not keep its owner from a code', async () => {
    const destination = createPhone();
    expect(await exhaust(destination, createNetwork())).toBe(10);
    const owner = { destination, ip: createNetwork(), applicationId: await createApplication() };
    for (let round = 0; round < 3; round += 1) {
      expect(await send(owner)).toBe(true);
      api.clock.advance({ minutes: 21 });
    }
    expect(await send(owner)).toBe(false);
  });

  test('a stranger’s messages of this minute do not delay the owner’s', async () => {
    const destination = createPhone();
    const ip = createNetwork();
    const applicationId = await createApplication();
    expect(await send({ destination, ip, applicationId })).toBe(true);
    expect(await send({ destination, ip: createNetwork(), applicationId: await createApplication() })).toBe(
      true,
    );
    // neither a new session in the network nor a new network in the session gets around the delay
    expect(await send({ destination, ip, applicationId: await createApplication() })).toBe(false);
    expect(await send({ destination, ip: createNetwork(), applicationId })).toBe(false);
  });

  test('a number gets at most twenty messages a day, from however many networks', async () => {
    const destination = createPhone();
    let sent = 0;
    for (let network = 0; network < 40; network += 1) {
      if (await send({ destination, ip: createNetwork(), applicationId: await createApplication() }))
        sent += 1;
      // as many as there are places, then one every 53 minutes for the rest of the day
      if (network >= 13) api.clock.advance({ minutes: 53 });
    }
    expect(sent).toBe(20);
  });

  /** Has each network request as many codes as it gets: the first one all of its own, and then the others in turn. */
  const attack = async (destination: string, ips: readonly string[]): Promise<void> => {
    const [first = '', ...others] = ips;
    for (let n = 0; n < 10; n += 1) {
      await send({ destination, ip: first, applicationId: await createApplication() });
      // the pause between two codes of one network
      api.clock.advance({ minutes: 5 });
    }
    for (let round = 0; round < 2; round += 1) {
      for (const ip of others) await send({ destination, ip, applicationId: await createApplication() });
      api.clock.advance({ minutes: 1 });
    }
  };
  const askAsOwner = async (destination: string) =>
    send({ destination, ip: createNetwork(), applicationId: await createApplication() });

  test('a stranger with three networks does not keep the owner waiting, even on a new device', async () => {
    const destination = createPhone();
    await attack(destination, Array.from({ length: 3 }, createNetwork));
    expect(await askAsOwner(destination)).toBe(true);
  });

  test.each([
    10, 50,
  ])('a stranger with %i networks keeps the owner waiting for three hours after the last code', async (count) => {
    const destination = createPhone();
    contested = [];
    await attack(destination, Array.from({ length: count }, createNetwork));
    expect(await askAsOwner(destination)).toBe(false);
    api.clock.advance({ minutes: 180 });
    expect(await askAsOwner(destination)).toBe(true);
    // raised with the last place of newcomers, by the stranger and by the owner
    expect(contested).toMatchObject([
      { channel: 'phone', codes: 13 },
      { channel: 'phone', codes: 14 },
    ]);
    expect(JSON.stringify(contested)).not.toContain(destination.slice(2));
  });

  test('ten networks that ask greedily, each as soon as it can, have used up theirs within 21 hours', async () => {
    const destination = createPhone();
    const strangers = Array.from({ length: 10 }, createNetwork);
    await attack(destination, strangers);
    let hours = 0;
    while (!(await askAsOwner(destination))) {
      api.clock.advance({ minutes: 60 });
      hours += 1;
      for (const ip of strangers) await send({ destination, ip, applicationId: await createApplication() });
    }
    expect(hours).toBeLessThanOrEqual(21);
  });

  test('strangers who come back within a week leave a place to another network', async () => {
    const destination = createPhone();
    const strangers = Array.from({ length: 4 }, createNetwork);
    await attack(destination, strangers);
    expect(await askAsOwner(destination)).toBe(false);
    api.clock.advance({ hours: 48 });
    await api.services.verification.sweep();
    await attack(destination, strangers);
    expect(await askAsOwner(destination)).toBe(true);
  });

  testEach('codes of newcomers are kept for a week, and others for a day', async () => {
    const destination = createPhone();
    for (let n = 0; n < 8; n += 1)
      await send({ destination, ip: createNetwork(), applicationId: await createApplication() });
    const listShares = async (): Promise<readonly string[]> => {
      await api.services.verification.sweep();
      const rows = await api.database
        .selectFrom('verification_send')
        .select('share')
        .where('destination_hash', '=', hashDestination(api.services.keys, 'phone', destination))
        .execute();
      return rows.map(({ share }) => share).sort();
    };
    expect(await listShares()).toEqual([...Array.from({ length: 7 }, () => 'anyone'), 'newcomer']);
    api.clock.advance({ hours: 25 });
    expect(await listShares()).toEqual(['newcomer']);
    api.clock.advance({ hours: 6 * 24 });
    expect(await listShares()).toEqual([]);
  });

  test('who proved the number gets five codes a day, from whatever network, during an attack of fifty', async () => {
    const destination = createPhone();
    const strangers = Array.from({ length: 50 }, createNetwork);
    await attack(destination, strangers);
    const owner = {
      destination,
      ip: strangers[0] ?? '',
      applicationId: await createApplication(),
      isOwner: true,
    };
    for (let n = 0; n < 5; n += 1) {
      expect(await send(owner)).toBe(true);
      for (const ip of strangers.slice(0, 10))
        await send({ destination, ip, applicationId: await createApplication() });
      api.clock.advance({ minutes: 21 });
    }
    expect(await send(owner)).toBe(false);
  });

  test('many numbers from one network, or in one session, raise one alarm each, without a number', async () => {
    warnings = [];
    const ip = createNetwork();
    const numbers: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      const destination = createPhone();
      numbers.push(destination);
      expect(await send({ destination, ip, applicationId: await createApplication() })).toBe(true);
    }
    expect(warnings).toEqual([
      { by: 'network', numbers: 20, network: expect.any(String), applicationId: expect.any(String) },
    ]);
    const applicationId = await createApplication();
    for (let n = 0; n < 5; n += 1) {
      numbers.push(createPhone());
      await send({ destination: numbers.at(-1) ?? '', ip: createNetwork(), applicationId });
    }
    expect(warnings.at(-1)).toMatchObject({ by: 'application', numbers: 5, applicationId });
    const events = await api.database
      .selectFrom('audit_event')
      .select(['actor', 'details'])
      .where('act', '=', 'verification.manyNumbers')
      .orderBy('id')
      .execute();
    expect(events.map(({ actor, details }) => [actor, details['by'], details['numbers']])).toEqual([
      ['system', 'network', 20],
      ['system', 'application', 5],
    ]);
    const said = JSON.stringify([warnings, events]);
    for (const secret of [ip, ...numbers.map((number) => number.slice(2))])
      expect(said).not.toContain(secret);
  });

  test('the alarm is a line of the log, and a metric for alerts', async () => {
    let log = '';
    const logs = new Writable({
      write: (chunk, _encoding, done) => {
        log += String(chunk);
        done();
      },
    });
    const watched = await makeApi({ logs, config: { logLevel: 'warn' } });
    const readMetric = async () =>
      (await watched.services.renderMetrics()).match(/^tamarack_many_numbers_total.*$/gm);
    expect(await readMetric()).toEqual([
      'tamarack_many_numbers_total{by="network"} 0',
      'tamarack_many_numbers_total{by="application"} 0',
    ]);
    const person = await advanceTo(watched, 'eligible');
    for (let n = 0; n < 5; n += 1) await person.post('/v1/verification/phone', { phone: createPhone() });
    const line = log.split('\n').find((each) => each.includes('codes were sent to many different numbers'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, by: 'application', numbers: 5 });
    expect(await readMetric()).toContain('tamarack_many_numbers_total{by="application"} 1');
  });
});

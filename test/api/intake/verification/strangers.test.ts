import { Writable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import {
  type CodeSendPolicy,
  createCodeSendPolicy,
} from '../../../../server/src/intake/verification/codes/code-send-policy';
import { buildManyNumbersAlarm, buildPumpCaps } from '../../../../server/src/intake/verification/limits';
import { inTransaction } from '../../../../server/src/platform/database/executor';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { getApplicationId } from '../../../support/returning-customers';
import { advanceTo, createPhone } from '../../../support/verification';

let networks = 0;
const createNetwork = (): string => `10.9.${Math.floor(++networks / 250)}.${networks % 250}`;

describeOneDatabase('sends by strangers', (makeApi) => {
  let api: Api;
  let policy: CodeSendPolicy;
  let warnings: object[] = [];
  beforeAll(async () => {
    api = await makeApi();
    policy = createCodeSendPolicy({
      keys: api.services.keys,
      caps: buildPumpCaps(60),
      alarm: buildManyNumbersAlarm(60),
      raiseAlarm: (raised) => void warnings.push(raised),
      now: api.clock.now,
    });
  });

  const createApplication = async (): Promise<string> =>
    getApplicationId(api, await advanceTo(api, 'eligible'));

  /** Whether a code was sent. */
  const send = (target: { destination: string; ip: string; applicationId: string }): Promise<boolean> =>
    inTransaction(api.services.database, async (trx) => {
      const phoneTarget = { ...target, channel: 'phone' } as const;
      await policy.lockSends(trx, phoneTarget);
      const { code, refusal } = await policy.check(trx, phoneTarget);
      if (refusal) return false;
      await policy.recordSend(trx, phoneTarget, code, 'hash');
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
    expect(await exhaust(destination, createNetwork())).toBe(15);
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
    for (let network = 0; network < 40; network += 1)
      if (await send({ destination, ip: createNetwork(), applicationId: await createApplication() }))
        sent += 1;
    expect(sent).toBe(20);
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

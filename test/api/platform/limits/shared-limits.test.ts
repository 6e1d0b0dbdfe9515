import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sweep } from '../../../../server/app/sweeps';
import type { Config } from '../../../../server/src/config/config';
import type { Api } from '../../../support/api';
import { createIpAddress, openBrowser } from '../../../support/console-browser';
import { describeEachDatabase, describeOneDatabase } from '../../../support/describe-databases';
import { makeOperator } from '../../../support/reviews';

const many = 1_000_000;

/** Options of an API whose other limits are out of the way. */
const withLimits = (limits: Partial<Config['rateLimits']>): { readonly config: Partial<Config> } => ({
  config: {
    trustProxy: 1,
    rateLimits: { perAddress: many, perSession: many, checkout: many, verification: many, ...limits },
  },
});

describeEachDatabase('limits of two processes', (makeApi) => {
  /** Two processes of one deployment. */
  const openTwo = async (limits: Partial<Config['rateLimits']>) => {
    const first = await makeApi(withLimits(limits));
    const { keys } = first.services;
    const second = await makeApi({ ...withLimits(limits), keys, clock: first.clock });
    return { first, second };
  };

  test('codes are counted exactly: the second refuses what the first one counted', async () => {
    const { first, second } = await openTwo({ verification: 3 });
    const person = await first.session();
    const { sessionToken, checkoutId } = person;
    const tryAt = async (api: Api): Promise<number> =>
      (
        await api.call('POST', '/v1/verification/phone', {
          headers: { origin: first.merchant.origin, sessiontoken: sessionToken, checkoutid: checkoutId },
          body: { phone: 'none' },
        })
      ).status;
    expect([await tryAt(first), await tryAt(first), await tryAt(second)]).toEqual([400, 400, 400]);
    expect([await tryAt(second), await tryAt(first)]).toEqual([429, 429]);
  });

  test('checkouts are counted together once both have merged', async () => {
    const { first, second } = await openTwo({ checkout: 4 });
    const open = async (api: Api): Promise<number> =>
      (await api.checkout({}, { merchant: first.merchant })).status;
    for (let call = 0; call < 4; call++) expect(await open(first)).toBe(200);
    await first.services.limits.merge();
    expect(await open(second)).toBe(200);
    await second.services.limits.merge();
    expect(await open(second)).toBe(429);
  });

  test('failed log-ins are counted together', async () => {
    const { first, second } = await openTwo({});
    const { key } = await makeOperator(first);
    const ip = createIpAddress();
    const tryAt = async (api: Api, given: string): Promise<number> =>
      (await openBrowser(api, ip).post('/operator/login', { key: given })).status;
    for (let attempt = 0; attempt < 5; attempt++)
      expect([await tryAt(first, 'op_guess'), await tryAt(second, 'op_guess')]).toEqual([401, 401]);
    expect([await tryAt(first, key), await tryAt(second, key)]).toEqual([429, 429]);
  });

  test('windows and attempts that have ended are swept', async () => {
    const { first } = await openTwo({});
    const { database, services, clock } = first;
    await services.limits.count('ended', 1);
    await services.limits.count('open', 60_000);
    const read = async () => ({
      windows: (await database.selectFrom('rate_count').select('count').execute()).length,
      attempts: (await database.selectFrom('operator_login_attempt').select('id').execute()).length,
    });
    const before = await read();
    expect(before.attempts).toBeGreaterThan(0);
    clock.advance({ minutes: 16 });
    await expect
      .poll(async () => {
        await sweep(services);
        return read();
      })
      .toEqual({ windows: before.windows - 1, attempts: 0 });
  });
});

describeOneDatabase('limits that cannot be counted', (makeApi) => {
  test('refuse codes and log-ins, and let other calls pass', async () => {
    const api = await makeApi(withLimits({ perSession: 20, perAddress: 20, checkout: 20 }));
    const person = await api.session();
    const { key } = await makeOperator(api);
    await sql`alter table rate_count rename to rate_count_away`.execute(api.database);
    await sql`alter table operator_login_attempt rename to attempt_away`.execute(api.database);
    expect((await person.post('/v1/verification/phone', { phone: '4165550123' })).status).toBe(500);
    expect((await openBrowser(api, createIpAddress()).post('/operator/login', { key })).status).toBe(500);
    expect((await person.get('/v1/application')).status).toBe(200);
    await api.services.limits.merge();
    expect((await api.checkout()).status).toBe(200);
    expect((await person.get('/v1/application')).status).toBe(200);
  });
});

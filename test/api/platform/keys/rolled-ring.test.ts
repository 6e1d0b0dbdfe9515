import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runCommand, runWithDatabase } from '../../../../server/app/commands/keys/command';
import { openKeys } from '../../../../server/app/open/open-keys';
import type { Tables } from '../../../../server/app/tables';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { type KeyRing, parseKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { type Api, createApplicantClient, openApi } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { openEmbedded, openPostgres } from '../../../support/describe-databases';
import { createFakeClock } from '../../../support/fake-clock';
import { actOnPeople } from '../../../support/people';
import { makeOperator, type TestOperator } from '../../../support/reviews';

/** As docs/running.md has it: the processes are restarted one after the other at each step. */
describe('a key ring that is rolled', () => {
  const clock = createFakeClock();
  const running = new Set<Api>();
  let opened: OpenDatabase;
  let support: TestOperator;
  beforeAll(async () => {
    opened = await (inject('postgresUrl') === null ? openEmbedded() : openPostgres());
  });
  afterAll(async () => {
    for (const api of running) await api.close();
    await opened.close();
  });

  /** What `npm run keys` prints. */
  const printRing = async (): Promise<KeyRing> => {
    const noConfig = () => {
      throw new Error('no settings are read');
    };
    return parseKeyRing(String(await runCommand([], noConfig)), 'the output');
  };
  const start = async (ring: KeyRing): Promise<Api> => {
    const config = { keyRing: JSON.stringify(ring), kms: null, dataFolder: '' };
    const api = await openApi(opened.kysely, { keys: await openKeys(config, opened.kysely), clock });
    running.add(api);
    return api;
  };
  const stop = async (api: Api): Promise<void> => {
    running.delete(api);
    await api.close();
  };

  /** A customer begins at one process and goes on at the other, where an operator corrects what they gave. */
  const serve = async (from: Api, to: Api): Promise<string> => {
    const { customerId, ...person } = await makeApplicantAtBank(from);
    const moved = createApplicantClient(to.call, person, from.merchant.origin);
    expect((await moved.view()).contact).toMatchObject({ emailMasked: expect.stringContaining('@') });
    const correction = { reason: 'mistake', city: 'Laval' };
    expect((await actOnPeople(to, support).correct(customerId, correction)).status).toBe(200);
    await expectReadable(from, customerId);
    return customerId;
  };
  const expectReadable = async (api: Api, customerId: string): Promise<void> => {
    const { body } = await actOnPeople(api, support).export(customerId);
    expect(body.data['applications']).toMatchObject([
      { personal: { first: 'Maya', city: 'Laval' }, business: { legal: 'Bistro du Nord Inc.' } },
    ]);
  };

  test('serves every customer at each step, and in the end the new key alone opens everything', async () => {
    const old = await printRing();
    const added = (await printRing()).keys.map((key) => ({ ...key, id: 2 }));
    const readable = { ...old, keys: [...added, ...old.keys] };
    const encrypting = { ...old, keys: [...old.keys, ...added] };
    const withoutOld = { ...old, keys: added };
    let former = await start(old);
    support = await makeOperator(former, 'Sue Roy', { roles: ['support'] });
    const customers: string[] = [];
    for (const ring of [readable, encrypting]) {
      const next = await start(ring);
      customers.push(await serve(former, next), await serve(next, former));
      await stop(former);
      former = next;
    }
    await expect(start(old)).rejects.toThrow('Key 2 is missing from the ring.');
    await expect(start(withoutOld)).rejects.toThrow('Key 1 is missing from the ring.');

    const database = opened.kysely.withTables<Tables>();
    const unsent = database.selectFrom('mail').select('id').where('sent_at', 'is', null);
    await expect.poll(() => unsent.execute()).toEqual([]);
    // as after a day: responses are not encrypted again
    await database.deleteFrom('idempotency').execute();
    clock.advance({ hours: 25 });
    await former.services.reencryption.run();
    const { keys } = former.services;
    expect((await runWithDatabase('progress', opened.kysely, keys)).text).toContain('\n0 values remaining');
    expect((await runWithDatabase('retire', opened.kysely, keys)).text).toContain('Retired: key 1 of KEYS.');

    const last = await start(withoutOld);
    customers.push(await serve(former, last), await serve(last, former));
    expect(new Set(customers).size).toBe(6);
    for (const customerId of customers) await expectReadable(last, customerId);
  });
});

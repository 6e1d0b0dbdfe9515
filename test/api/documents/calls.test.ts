import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMerchant } from '../../support/api';
import { listCalls } from '../../support/blocks/calls';
import { addCallPrograms, openShell, type Shell } from '../../support/blocks/run-shell';
import { describeOneDatabase } from '../../support/describe-databases';
import { createFakeClock } from '../../support/fake-clock';
import { makeOperator } from '../../support/reviews';
import { sendTo } from '../../support/send';
import { cases, type Readers } from './call-cases';

/** In place of the reader's own, which are known once the API runs. */
const placeholders = { apiUrl: '$TEST_API', secretKey: '$TEST_SECRET', operatorKey: '$TEST_OPERATOR' };
const calls = listCalls(placeholders);

const hasCurl = ((): boolean => {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test('every call of the documents has a case, and every case a call', () => {
  expect(calls.length).toBeGreaterThan(40);
  expect([...new Set(calls.map(({ operation }) => operation))].sort()).toEqual(Object.keys(cases).sort());
});

describeOneDatabase('calls of the documents', (makeApi) => {
  let readers: Readers;
  let values: Readonly<Record<string, string>>;
  let shell: Shell;
  beforeAll(async () => {
    shell = openShell();
    addCallPrograms(shell);
    const api = await makeApi({ send: sendTo, clock: createFakeClock(new Date('2026-11-28T15:00:00Z')) });
    const { port } = api.app.server.address() as AddressInfo;
    const { services } = api;
    const { id } = await services.merchants.create(
      {
        ...{ name: 'Northline Supply', legalName: 'Northline Supply Inc.', minimumPurchase: 500_00 },
        // of the documents' redirects
        origins: ['https://shop.example'],
        sites: ['Etobicoke warehouse'],
      },
      null,
    );
    const merchant: TestMerchant = {
      ...{
        id,
        origin: 'https://shop.example',
        publishableKey: 'pk_test_reader',
        secretKey: 'sk_test_reader',
      },
    };
    await services.merchants.keys.setSandboxKey(id, 'publishable', merchant.publishableKey);
    await services.merchants.keys.setSandboxKey(id, 'secret', merchant.secretKey);
    const roles = ['senior', 'finance', 'support', 'admin'] as const;
    const [first, second] = [
      await makeOperator(api, 'Robin Gagnon', { roles }),
      await makeOperator(api, 'Noor Haddad', { roles }),
    ];
    readers = { api, merchant, first, second };
    values = {
      TEST_API: `http://127.0.0.1:${port}`,
      TEST_SECRET: merchant.secretKey,
      TEST_OPERATOR: first.key,
      SECRET_KEY: merchant.secretKey,
      TAMARACK_SECRET_KEY: merchant.secretKey,
      KEY: first.key,
      SECOND_KEY: second.key,
      OTHER_KEY: second.key,
    };
  });
  afterAll(() => shell.close());

  test.skipIf(!hasCurl).each(calls)('$title', async ({ operation, script }) => {
    const found = cases[operation];
    if (!found) throw new Error(`${operation} has no case in test/api/documents/call-cases.ts`);
    const prepared = (await found.prepare?.(readers)) ?? {};
    // an id in a body is replaced, as a reader does
    const ready = Object.entries(prepared)
      .filter(([name]) => name.includes('-'))
      .reduce((text, [id, value]) => text.replaceAll(id, value), expand(script));
    const printed = await shell.run(ready, { ...values, ...prepared });
    const response = printed === '' ? readNewFile(shell) : printed;
    if (typeof found.response === 'string') expect(response.slice(0, 400)).toContain(found.response);
    else expect(JSON.parse(response)).toMatchObject(found.response);
  });

  /** Single quotes keep a shell from reading a variable. */
  const expand = (script: string): string =>
    script.replace(/\$(TEST_\w+)/g, (_, name: string) => values[name] ?? '');
});

/** What the command wrote to a file instead of printing it. */
function readNewFile({ folder }: Shell): string {
  const [name] = fs.readdirSync(folder);
  if (name === undefined) throw new Error('nothing was printed or stored');
  const file = path.join(folder, name);
  const text = fs.readFileSync(file, 'latin1');
  fs.rmSync(file);
  return text;
}

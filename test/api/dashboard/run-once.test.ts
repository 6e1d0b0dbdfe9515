import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runOnce } from '../../../server/dashboard/web/run-once';
import { describeOneDatabase } from '../../support/describe-databases';

describeOneDatabase('a form that is sent twice at once', (makeApi) => {
  test('is done once, and the second press waits for the first', async () => {
    const { database, idempotency } = (await makeApi()).services;
    const as = { id: randomUUID(), merchantId: randomUUID(), role: 'owner' } as const;
    const form = { key: randomUUID(), request: ['refund', 100] };
    const done: string[] = [];
    let second: Promise<unknown> = Promise.resolve('not sent');
    const first = await runOnce(idempotency, { as }, form, async (storeResponse) => {
      second = runOnce(idempotency, { as }, form, async () => done.push('second')).catch(({ type }) => type);
      // the second press finds the key in use
      await pause(300);
      await database.transaction().execute((trx) => storeResponse(trx, null));
      done.push('first');
      return 'made';
    });
    expect([first, await second, done]).toEqual(['made', null, ['first']]);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { runOnce } from '../../../server/pages/web/run-once';
import { describeOneDatabase } from '../../support/describe-databases';

describeOneDatabase('a form that is sent twice at once', (makeApi) => {
  test('is done once, and the second press waits for the result of the first', async () => {
    const { database, idempotency } = (await makeApi()).services;
    const form = { scope: `member:${randomUUID()}`, key: randomUUID(), request: ['refund', 100] };
    const result = z.object({ id: z.string() });
    const done: string[] = [];
    let second: Promise<unknown> = Promise.resolve('not sent');
    const first = await runOnce(idempotency, form, result, async (storeResponse) => {
      second = runOnce(idempotency, form, result, async () => done.push('second')).catch(({ type }) => type);
      // the second press finds the key in use
      await pause(300);
      const made = { id: 'made', iban: 'not kept' };
      await database.transaction().execute((trx) => storeResponse(trx, made));
      done.push('first');
      return made;
    });
    expect([first, await second, done]).toEqual([{ id: 'made' }, { id: 'made' }, ['first']]);
  });
});

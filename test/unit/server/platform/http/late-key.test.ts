import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addRequestProperty } from '../../../../../server/src/platform/http/access/request-property';
import type { App } from '../../../../../server/src/platform/http/app/app';
import {
  defaultDeadlines,
  registerDeadlines,
} from '../../../../../server/src/platform/http/deadlines/deadlines';
import { registerIdempotency } from '../../../../../server/src/platform/http/idempotency/idempotency';
import { registerProblems } from '../../../../../server/src/platform/http/problems';

let app: App;
afterEach(() => app.close());

test('a key that is claimed after the deadline is released, and the handler does not run', async () => {
  const acts: string[] = [];
  app = fastify();
  registerProblems(app);
  registerDeadlines(app, { ...defaultDeadlines, responseMs: 50 });
  addRequestProperty(app, 'caller', () => ({ scope: 'merchant:1' }));
  registerIdempotency(app, {
    begin: async () => {
      await pause(200);
      acts.push('claimed');
      return null;
    },
    release: async () => void acts.push('released'),
    finish: async () => void acts.push('finished'),
    toPublicScope: (scope) => scope,
    sweep: async () => undefined,
  });
  app.post('/', async () => void acts.push('handled'));
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'idempotency-key': 'a-key-of-one-request' },
  });
  expect(statusCode).toBe(503);
  await expect.poll(() => acts).toEqual(['claimed', 'released']);
});

import { sql } from 'kysely';
import { z } from 'zod';
import type { Executor } from '../database';
import { problem } from '../errors';
import type { App } from './app/app';

/** For a load balancer: succeeds only while the database responds. */
export function registerHealth(app: App, database: Executor): void {
  app.get(
    '/health',
    { schema: { hide: true, response: { 200: z.object({ status: z.literal('ok') }) } } },
    async () => {
      await sql`select 1`.execute(database).catch((cause: unknown) => {
        throw problem('service-unavailable', { cause });
      });
      return { status: 'ok' as const };
    },
  );
}

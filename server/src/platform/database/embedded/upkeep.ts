import { type Kysely, sql } from 'kysely';

const everyMs = 5 * 60_000;

/**
 * The embedded engine has neither checkpointer nor autovacuum: without this its log would grow for ever, and so would
 * the time to open the folder. Answers a function that stops it, after a last checkpoint.
 */
export function startUpkeep<T>(database: Kysely<T>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = run(database).catch(() => undefined);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await sql`checkpoint`.execute(database);
  };
}

async function run<T>(database: Kysely<T>): Promise<void> {
  await sql`vacuum (analyze)`.execute(database);
  await sql`checkpoint`.execute(database);
}

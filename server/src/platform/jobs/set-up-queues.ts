import PgBoss from 'pg-boss';
import { type Executor, explainRights, withMigrationLock } from '../database';
import { createBossDatabase, createOpenQueries } from './boss-database';

/** A queue as pg-boss stores it. */
export type QueueSettings = PgBoss.Queue & { readonly name: string };

/**
 * Creates pg-boss's own tables and the queues, or brings them up to date. Processes that start together wait for each
 * other: pg-boss leaves the connection of the one that comes second in a failed transaction.
 */
export async function setUpQueues(database: Executor, queues: readonly QueueSettings[]): Promise<void> {
  // most starts: they wait for nobody, and can be behind any pooler
  if (await areSetUp(database, queues)) return;
  try {
    await withMigrationLock(database, (connection) => createQueues(connection, queues));
  } catch (error) {
    throw explainRights(error, 'create job queues');
  }
}

/** pg-boss on one connection, for its tables and queues only. */
const openBoss = (connection: Executor, { migrate }: { readonly migrate: boolean }): PgBoss =>
  new PgBoss({
    db: createBossDatabase(connection, createOpenQueries()),
    schedule: false,
    supervise: false,
    migrate,
  });

/** Also false if that cannot be determined: the set-up then reports why. */
async function areSetUp(database: Executor, queues: readonly QueueSettings[]): Promise<boolean> {
  const boss = openBoss(database, { migrate: false });
  try {
    await boss.start();
    const existing: readonly QueueSettings[] = await boss.getQueues();
    return queues.every((queue) =>
      existing.some((stored) => stored.name === queue.name && isUpToDate(stored, queue)),
    );
  } catch {
    return false;
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function createQueues(connection: Executor, queues: readonly QueueSettings[]): Promise<void> {
  const boss = openBoss(connection, { migrate: true });
  await boss.start();
  const existing: readonly QueueSettings[] = await boss.getQueues();
  for (const queue of queues) {
    const stored = existing.find(({ name }) => name === queue.name);
    if (!stored) await retryOnDeadlock(() => boss.createQueue(queue.name, queue));
    else if (!isUpToDate(stored, queue)) await boss.updateQueue(queue.name, queue);
  }
  await boss.stop({ graceful: false });
}

/** Whether the queue already has these settings: writing them at each start would cost a statement per queue. */
const isUpToDate = (stored: QueueSettings, expected: QueueSettings): boolean =>
  Object.entries(expected).every(([key, value]) => Reflect.get(stored, key) === value);

/** Creating a queue attaches a partition to a table that running processes use: PostgreSQL may choose it as the victim of a deadlock. */
async function retryOnDeadlock(create: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await create();
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== '40P01' || attempt === 5) throw error;
    }
}

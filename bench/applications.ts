import { createKeyRing } from '../server/src/platform/keys/key-ring';
import { startPostgres } from '../test/support/postgres';
import { formatReport } from './applications/format-report';
import { type MeasuredStore, measureStore } from './applications/measure';
import { settings } from './applications/settings';
import type { Report } from './report';

/**
 * Whole applications at a fixed rate, at the built server with a worker and one, two or four API processes, on a
 * PostgreSQL that waits for the disk, with few and with many stored applications: how long calls and applications take,
 * and what one application costs. Generator, emulators, database and servers share the machine's cores.
 */
export async function benchApplications(): Promise<Report> {
  const postgres = await startPostgres([
    '-c fsync=on',
    '-c max_wal_size=8GB',
    '-c shared_buffers=512MB',
    '-c shared_preload_libraries=pg_stat_statements',
    '-c pg_stat_statements.max=10000',
  ]);
  if (!postgres) return { text: 'PostgreSQL is not installed.\n', passed: true };
  try {
    const stores: MeasuredStore[] = [];
    const ring = createKeyRing();
    for (const stored of settings.rows) stores.push(await measureStore(postgres.url, stored, ring));
    const failed = stores.some(({ loads }) => loads.some(({ load }) => load.failures.length > 0));
    return { text: formatReport(stores), passed: !failed };
  } finally {
    postgres.stop();
  }
}

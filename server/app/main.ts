import { type Config, readConfig } from '../src/config';
import { createAdapters } from '../src/external-services/create-adapters';
import { migrate, outlastOutage } from '../src/platform/database';
import { describeError, findFreePort } from '../src/platform/http';
import { createBossJobs } from '../src/platform/jobs';
import { createPayoutRunner, type Logger, startPolling } from '../src/settlement/payouts';
import { createApp } from './app';
import { createServices } from './composition';
import { listenForMetrics, registerProcessMetrics } from './metrics/process-metrics';
import { refuseWrongClock } from './open/compare-clocks';
import { openDatabase } from './open/open-database';
import { openWritingKeys } from './open/open-keys';
import { findRoleWarning, openSchema } from './open/open-schema';
import { waitForDatabase } from './open/wait-for-database';
import { readFlags } from './read-flags';
import { closeApp, closeInOrder, closeOnSignal, exitAfterFailure } from './shutdown';
import { surviveDatabaseOutages } from './survive-outages';
import { scheduleSweeps } from './sweeps';
import { createLineWriter } from './write-line';

const writeLine = createLineWriter(process.stdout, { production: process.env['NODE_ENV'] === 'production' });

/** Close functions of open resources, in the order in which those were opened. */
const closers: (() => Promise<void>)[] = [];

/** How long a start that failed may take to close what it opened. */
const failedStartMs = 10_000;

let closing = false;

const close = (): Promise<void> => {
  closing = true;
  return closeInOrder(closers.splice(0).reverse());
};

async function start(): Promise<void> {
  const config = await resolvePort(readConfig({ ...process.env, ...readFlags(process.argv.slice(2)) }));
  const { production, role, shutdownMs } = config;
  const { drainMs, metrics: metricsConfig, telemetry: sendsTelemetry } = config.observability;
  closeOnSignal({ signals: process, close, deadlineMs: shutdownMs, exit: process.exit, writeLine });
  const telemetry = sendsTelemetry ? (await import('./telemetry/start-telemetry')).startTelemetry() : null;
  if (telemetry) closers.push(telemetry.close);
  const database = await openDatabase(config);
  closers.push(database.close);
  const schema = await openSchema(config, database.kysely);
  closers.push(schema.close);
  for (const executor of new Set([database.kysely, schema.owner]))
    await waitForDatabase(executor, { waitMs: config.databaseWaitMs, writeLine });
  await refuseWrongClock(database.kysely);
  const { newer } = await migrate(schema.owner, undefined, (name) =>
    writeLine(`Migration ${name} waits for tables that a backup or a long query uses.`),
  );
  await schema.grant();
  if (newer.length > 0)
    writeLine(`A later release migrated this database (${newer.join(', ')}); this one can run on it.`);

  const keys = await openWritingKeys(config, database.kysely);
  const now = (): Date => new Date();
  const sandbox = config.sandbox
    ? await (await import('../sandbox')).startSandbox({ config, database: database.kysely, now })
    : null;
  if (sandbox) closers.push(sandbox.close);
  const adapters =
    sandbox?.adapters ?? (config.externalServices && createAdapters(config.externalServices, config));
  if (!adapters)
    throw new Error(
      'No external services are configured: set them as in docs/configuration.md, or set SANDBOX=true.',
    );

  const log: Logger = {
    warn: (details, message) => app.log.warn(details, message),
    error: (details, message) => app.log.error(details, message),
  };
  const jobs = createBossJobs(
    database.kysely,
    (error, queue) => log.error({ ...describeError(error), queue }, 'job failed'),
    // no other process can send a job to the embedded database
    { consume: role !== 'api', pollMs: database.maintain ? 5_000 : 1_000 },
  );
  const services = createServices({
    config,
    database: database.kysely,
    keys,
    jobs,
    adapters,
    warn: log.warn,
    now,
  });
  const checkPayouts = createPayoutRunner(services.payouts, { log, describeError });
  const { immediate } = config.payouts.timing;
  if (!immediate) jobs.schedule('payouts.look', '* * * * *', checkPayouts);
  if (database.maintain) jobs.schedule('database.maintain', '*/5 * * * *', database.maintain);
  scheduleSweeps(jobs, services, (error, area) =>
    log.error({ ...describeError(error), area }, 'sweep failed'),
  );
  const setUpQueues = async (): Promise<void> => {
    await jobs.setUp(schema.owner);
    // on the tables of the queues
    await schema.grant();
    await schema.close();
    // a first start wrote much: the schedule's first run would block the first checkouts for seconds
    await database.maintain?.();
  };
  // the database works while this thread loads the modules of the routes
  const [app] = await Promise.all([createApp(services, telemetry?.logStream), setUpQueues()]);
  surviveDatabaseOutages(process, (error, message) => log.error(describeError(error), message));
  if (role !== 'worker') await sandbox?.register(app, services);
  const rights = production ? await findRoleWarning(database.kysely) : null;
  if (rights !== null) writeLine(rights);
  if (role === 'migrate') {
    await close();
    return writeLine('The database is set up.');
  }
  const { metrics, renderMetrics } = services;
  if (metricsConfig) registerProcessMetrics(metrics.registry, database.countConnections);
  if (metricsConfig?.listener)
    closers.push(await listenForMetrics(metricsConfig.listener, renderMetrics, metrics.registry.contentType));
  if (role !== 'worker') await services.releaseFiles.publish();
  let running = Promise.resolve();
  closers.push(
    () => services.invoiceReader.close(),
    () => running.catch(() => undefined),
    () => jobs.stop((shutdownMs - drainMs) / 4),
    ...(immediate && role !== 'api' ? [startPolling(checkPayouts)] : []),
    () => closeApp(app, (shutdownMs - drainMs) / 2),
    () => services.readiness.drain(drainMs),
  );
  await app.listen({ host: config.host, port: config.port });
  if (role !== 'worker') writeLine(`The API is available at ${config.publicUrl}`);
  // requests are answered meanwhile: their jobs wait in the queues
  running = jobs.start().then(async () => {
    if (role === 'api' || closing) return;
    await outlastOutage(() => services.scoring.resume(), { isStopping: () => closing });
  });
  await running;
  if (role === 'worker')
    writeLine(`The worker runs jobs. Its health is at http://${config.host}:${config.port}/health`);
}

/** Port 0: a free one, chosen before anything uses it. */
async function resolvePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const port = await findFreePort(config.host);
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
  return { ...config, port, publicUrl };
}

/** Our own messages are written for the operator; a driver's may contain values that a terminal must not show. */
function formatError(error: unknown): string {
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Set PORT (or SANDBOX_BANK_PORT) to another port, or to 0 for any free port.`;
  return error instanceof Error && code === undefined ? error.message : JSON.stringify(describeError(error));
}

await start().catch(async (error: unknown) => {
  // the shutdown closes what the rest of the start would have used, and exits
  if (closing) return;
  process.stderr.write(`${formatError(error)}\n`);
  await exitAfterFailure({ close, deadlineMs: failedStartMs, exit: process.exit });
});

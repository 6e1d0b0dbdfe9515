import { createEdges } from './adapters/edges';
import { createApp } from './app';
import { createServices } from './composition';
import { type Config, readConfig } from './config';
import { migrate, type OpenDatabase, openEmbeddedDatabase, openServerDatabase } from './platform/database';
import { describe, freePort } from './platform/http';
import { createBossJobs } from './platform/jobs';
import { createLocalKeys, loadKeyFile, parseKeyRing } from './platform/keys';
import { createPayoutLook, startLooking } from './settlement/payouts';
import { scheduleSweeps } from './sweeps';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What was opened, to be closed in the opposite order. */
const opened: (() => Promise<void>)[] = [];
let closing: Promise<void> | null = null;

async function close(): Promise<void> {
  for (const end of opened.reverse()) await end();
}

async function start(): Promise<void> {
  const config = await settlePort(readConfig(process.env));
  const database = await open(config);
  opened.push(database.close);
  await migrate(database.kysely);

  const keys = createLocalKeys(
    config.keyRing === null ? loadKeyFile(config.dataFolder) : parseKeyRing(config.keyRing, 'KEYS'),
  );
  const now = (): Date => new Date();
  const sandbox = config.sandbox
    ? await (await import('../sandbox')).startSandbox({ config, database: database.kysely, now })
    : null;
  if (sandbox) opened.push(sandbox.close);
  const edges = sandbox?.edges ?? (config.outside && createEdges(config.outside, config));
  if (!edges) throw new Error('Neither a sandbox nor accounts with the outside services are configured.');

  const jobs = createBossJobs(
    database.kysely,
    (error, queue) => app.log.error({ ...describe(error), queue }, 'job failed'),
    // no other process can send a job to the embedded database
    { pollMs: database.maintain ? 5_000 : 1_000 },
  );
  const services = createServices({ config, database: database.kysely, keys, jobs, edges, now });
  const app = await createApp(services);
  await sandbox?.register(app, services);
  const lookAtPayouts = createPayoutLook(services.payouts, { tell: app.log, describe });
  const { atOnce } = config.payouts.timing;
  if (!atOnce) jobs.schedule('payouts.look', '* * * * *', lookAtPayouts);
  if (database.maintain) jobs.schedule('database.maintain', '*/5 * * * *', database.maintain);
  scheduleSweeps(jobs, services);
  await jobs.start();
  await services.scoring.resume();
  opened.push(
    () => services.invoiceReader.close(),
    () => jobs.stop(),
    ...(atOnce ? [startLooking(lookAtPayouts)] : []),
    () => app.close(),
  );
  await app.listen({ host: config.host, port: config.port });
  say(`The API answers at ${config.publicUrl}`);
}

/** Port 0: a free one, chosen before anything is told its address. */
async function settlePort(config: Config): Promise<Config> {
  if (config.port !== 0) return config;
  const port = await freePort(config.host);
  const publicUrl = config.publicUrl.replace(/:0$/, `:${port}`);
  return { ...config, port, publicUrl };
}

async function open(config: Config): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openEmbeddedDatabase(`${config.dataFolder}/database`)
    : openServerDatabase(config.databaseUrl);
}

/** Messages of our own are written for the operator; a driver's may hold more than a terminal should show. */
function explain(error: unknown): string {
  const { code, port } = error as { code?: unknown; port?: unknown };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Set PORT (or SANDBOX_BANK_PORT) to another one, or to 0 for any free one.`;
  return error instanceof Error && code === undefined ? error.message : JSON.stringify(describe(error));
}

/** Lets running requests and jobs end. A second signal does not wait. */
function stopOn(signal: NodeJS.Signals): void {
  process.on(signal, () => {
    if (closing) process.exit(1);
    closing = close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

stopOn('SIGINT');
stopOn('SIGTERM');
await start().catch(async (error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
  await close().catch(() => undefined);
});

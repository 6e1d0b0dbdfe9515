import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { KeyRing } from '../../server/src/platform/keys/key-ring';
import { startSharedBank } from '../../test/faults/support/shared-bank';
import { startMerchantServer } from '../../test/support/merchant-server';
import { type ServerProcess, startProcess } from '../server-process';

export interface Servers {
  readonly api: readonly ServerProcess[];
  /** Runs the jobs of all of them, as in production. */
  readonly worker: ServerProcess;
  /** Origin of the merchant's pages, which also receives its webhooks. */
  readonly origin: string;
  /** Bytes of the files that they stored. */
  sizeOfFiles(): number;
  stop(): Promise<void>;
}

/** Copies of applications are years old: nothing of them is removed meanwhile. */
const retention = Object.fromEntries(
  ['ABANDONED', 'DECIDED', 'UPLOADS', 'BANK_DATA', 'MAILS', 'AGREEMENTS'].map((kind) => [
    `RETENTION_${kind}_DAYS`,
    '36525',
  ]),
);

/**
 * Starts the built server: a worker, and API processes behind no proxy but the generator. The bank, the bureau and the
 * merchant's server are emulated, the bank and the merchant's server in this process.
 */
export async function startServers(databaseUrl: string, ring: KeyRing, count: number): Promise<Servers> {
  const script = path.resolve(import.meta.dirname, '../../server/dist/app/main.js');
  if (!fs.existsSync(script)) throw new Error('server/dist is missing: run `npm run build:server` first.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  const bank = await startSharedBank();
  const merchant = await startMerchantServer();
  const { origin } = new URL(merchant.url());
  const started: ServerProcess[] = [];
  const start = async (name: string, role: 'api' | 'worker'): Promise<ServerProcess> => {
    const server = await startProcess(script, {
      ...{ SANDBOX: 'true', SANDBOX_ORIGINS: origin, SANDBOX_BANK_PORT: '0', SCORING_STAGE_MS: '0' },
      ...{ PORT: '0', ROLE: role, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: databaseUrl, KEYS: JSON.stringify(ring) },
      // a folder of its own: each process emulates the bank that pays merchants, and reads its files there
      ...{ DATA_FOLDER: path.join(folder, name), DIST_FOLDER: folder },
      ...retention,
      ...bank.env,
    });
    started.push(server);
    return server;
  };
  const stop = async (): Promise<void> => {
    for (const server of started.toReversed()) await server.stop();
    await merchant.close();
    await bank.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const worker = await start('worker', 'worker');
    const api: ServerProcess[] = [];
    for (let number = 1; number <= count; number++) api.push(await start(`api-${number}`, 'api'));
    return { api, worker, origin, sizeOfFiles: () => measureFolder(folder), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Bytes of the applicants' files below a folder. */
function measureFolder(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) === 'files')
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

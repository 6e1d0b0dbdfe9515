import { readConfigFor } from '../../../src/config';
import { runCommandLine } from '../run-command-line';
import { runWithDatabase } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', 'PUBLIC_URL', 'SANDBOX'];

await runCommandLine(async () => {
  const config = readConfigFor(settings, process.env);
  const mode = config.sandbox === null ? 'live' : 'test';
  return runWithDatabase(process.argv.slice(2), { ...config, mode });
});

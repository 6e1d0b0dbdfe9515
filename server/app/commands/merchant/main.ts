import { readConfigFor } from '../../../src/config';
import { runWithDatabase } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', 'SANDBOX'];

try {
  const config = readConfigFor(settings, process.env);
  const mode = config.sandbox === null ? 'live' : 'test';
  process.stdout.write(`${await runWithDatabase(process.argv.slice(2), { ...config, mode })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
  process.exitCode = 1;
}

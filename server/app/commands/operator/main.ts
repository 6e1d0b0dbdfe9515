import { readConfigFor } from '../../../src/config';
import { runWithDatabase } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', 'PORT', 'PUBLIC_URL', 'OPERATOR_KEY_DAYS'];

try {
  const config = readConfigFor(settings, process.env);
  process.stdout.write(`${await runWithDatabase(process.argv.slice(2), config)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
  process.exitCode = 1;
}

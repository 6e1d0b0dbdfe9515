import { readConfig } from '../../../src/config';
import { runWithDatabase } from './command';

// This command needs no accounts with external services.
const { DATABASE_URL, DATA_FOLDER, KEYS } = process.env;

try {
  const config = readConfig({ DATABASE_URL, DATA_FOLDER, KEYS, SANDBOX: 'true' });
  const { text, isWhole } = await runWithDatabase(process.argv.slice(2), config);
  process.stdout.write(`${text}\n`);
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
  process.exitCode = 1;
}

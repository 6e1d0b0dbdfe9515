import { readConfig } from '../../../src/config';
import { runWithDatabase } from './command';

// This command needs no accounts with external services.
const { DATABASE_URL, DATA_FOLDER, SANDBOX } = process.env;

try {
  const config = readConfig({ DATABASE_URL, DATA_FOLDER, SANDBOX: 'true' });
  const mode = SANDBOX === 'true' ? 'test' : 'live';
  process.stdout.write(`${await runWithDatabase(process.argv.slice(2), { ...config, mode })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
  process.exitCode = 1;
}

import { readConfig } from '../../../src/config';
import { runWithDatabase } from './command';

// This command needs no accounts with external services.
const { DATABASE_URL, DATA_FOLDER, PORT, PUBLIC_URL, OPERATOR_KEY_DAYS } = process.env;

try {
  const config = readConfig({
    DATABASE_URL,
    DATA_FOLDER,
    PORT,
    PUBLIC_URL,
    OPERATOR_KEY_DAYS,
    SANDBOX: 'true',
  });
  process.stdout.write(`${await runWithDatabase(process.argv.slice(2), config)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
  process.exitCode = 1;
}

import { readConfig } from '../../../src/config';
import { runChecked } from '../../run-checked';
import { runCommand } from './command';

// This command needs no accounts with external services.
const { DATABASE_URL, DATA_FOLDER, KEYS } = process.env;

await runChecked(() =>
  runCommand(process.argv.slice(2), {
    ...readConfig({ DATABASE_URL, DATA_FOLDER, KEYS, SANDBOX: 'true' }),
    env: process.env,
  }),
);

import { readConfigFor } from '../../../src/config';
import { keySettings } from '../../open-keys';
import { runCommandLine } from '../../run-command-line';
import { runCommand } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'DATA_FOLDER', ...keySettings];

await runCommandLine(() =>
  runCommand(process.argv.slice(2), { ...readConfigFor(settings, process.env), env: process.env }),
);

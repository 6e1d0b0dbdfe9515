import { readConfigFor } from '../../../src/config';
import { runChecked } from '../../run-checked';
import { runCommand } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', 'KEYS'];

await runChecked(() =>
  runCommand(process.argv.slice(2), { ...readConfigFor(settings, process.env), env: process.env }),
);

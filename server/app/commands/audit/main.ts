import { readConfigFor } from '../../../src/config';
import { storeSettings } from '../../open-archive-store';
import { keySettings } from '../../open-keys';
import { runCommandLine } from '../../run-command-line';
import { runWithDatabase } from './command';

const settings = [
  'NODE_ENV',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATA_FOLDER',
  ...keySettings,
  ...storeSettings,
];

await runCommandLine(() => runWithDatabase(process.argv.slice(2), readConfigFor(settings, process.env)));

import { readConfigFor } from '../../../src/config';
import { keySettings } from '../../open/open-keys';
import { runCommandLine } from '../run-command-line';
import { runWithDatabase } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', ...keySettings];

await runCommandLine(() => runWithDatabase(process.argv.slice(2), readConfigFor(settings, process.env)));

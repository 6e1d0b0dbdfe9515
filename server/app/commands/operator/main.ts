import { readConfigFor } from '../../../src/config';
import { runCommandLine } from '../run-command-line';
import { runWithDatabase } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', 'PORT', 'PUBLIC_URL', 'OPERATOR_KEY_DAYS'];

await runCommandLine(() => runWithDatabase(process.argv.slice(2), readConfigFor(settings, process.env)));

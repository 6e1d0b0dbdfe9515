import { readConfigFor } from '../../../src/config';
import { runChecked } from '../../run-checked';
import { runWithDatabase } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', 'KEYS'];

await runChecked(() => runWithDatabase(process.argv.slice(2), readConfigFor(settings, process.env)));

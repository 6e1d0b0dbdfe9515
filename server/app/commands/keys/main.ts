import { readConfigFor } from '../../../src/config';
import { keySettings } from '../../open/open-keys';
import { runCommandLine } from '../run-command-line';
import { runCommand } from './command';

const settings = ['NODE_ENV', 'DATABASE_URL', 'DATA_FOLDER', ...keySettings];

await runCommandLine(() => runCommand(process.argv.slice(2), () => readConfigFor(settings, process.env)));

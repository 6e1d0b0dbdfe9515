import { readConfigFor } from '../../../src/config';
import { archiveSettings } from '../../open/open-archive-store';
import { runCommandLine } from '../run-command-line';
import { runWithDatabase } from './command';

await runCommandLine(() =>
  runWithDatabase(process.argv.slice(2), readConfigFor(archiveSettings, process.env)),
);

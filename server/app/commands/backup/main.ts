import { readConfigFor } from '../../../src/config';
import { archiveSettings } from '../../open/open-archive-store';
import { runCommandLine } from '../run-command-line';
import { runCommand } from './command';

await runCommandLine(() =>
  runCommand(process.argv.slice(2), { ...readConfigFor(archiveSettings, process.env), env: process.env }),
);

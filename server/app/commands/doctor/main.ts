import { inspectConfig } from '../../../src/config';
import { formatTable } from './format-table';
import { runDoctor } from './run-doctor';

const rows = await runDoctor(inspectConfig(process.env));
process.stdout.write(`${formatTable(rows)}\n`);
// a check that ran out of time may still hold a connection
process.exit(rows.some(({ state }) => state === 'failed') ? 1 : 0);

/**
 * Checks the Dockerfile: `npm run dockerfile`. With `--run` also runs its steps as written, without Docker, and then its
 * command, which has no settings and has to name them, and a server that has to open a checkout; with
 * `--run --command '…'` another command instead. `--keep` keeps the file systems.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { listContext } from './context.mjs';
import { parseDockerfile } from './parse.mjs';
import { findFaults } from './rules.mjs';

const { values } = parseArgs({
  options: {
    run: { type: 'boolean' },
    command: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const stages = parseDockerfile(fs.readFileSync('Dockerfile', 'utf8'));
const context = listContext();
const faults = findFaults(stages, context);
for (const fault of faults) process.stderr.write(`Dockerfile: ${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write(`Dockerfile: ${stages.length} stages, ${context.length} files in the build\n`);

if (values.run && faults.length === 0) {
  const { runStages } = await import('./run-stages.mjs');
  process.exitCode = runStages(stages, context, { command: values.command ?? null, keep: values.keep });
}

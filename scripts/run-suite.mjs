/**
 * Runs the attack or the fault suite and ends with its table: `node scripts/run-suite.mjs attack --full --table docs/security.md`.
 * `--full` runs the long form, `--seed n` repeats a run, `--table path` writes the table as Markdown, between the marks
 * `<!-- attack -->` and `<!-- /attack -->` where the file has them. Everything else goes to vitest.
 */
import { spawnSync } from 'node:child_process';

const [suite = '', ...args] = process.argv.slice(2);
const passed = [...args];

/** Takes an option and its value out of the arguments. */
function take(name) {
  const at = passed.indexOf(`--${name}`);
  return at === -1 ? undefined : passed.splice(at, 2)[1];
}

/** @type {{ seed?: string, table?: string, full?: boolean }} */
const values = { seed: take('seed'), table: take('table'), full: passed.includes('--full') };
if (values.full) passed.splice(passed.indexOf('--full'), 1);
/** Files mostly wait: for a frame, a time limit, a start. */
const sideBySide = ['--maxWorkers', '3'];
const seed = values.seed ?? '20261122';
process.stdout.write(`${suite} suite, ${values.full ? 'full' : 'short'} form, seed ${seed}\n`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', suite, ...sideBySide, ...passed],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SUITE_SEED: seed,
      ...(values.full && { SUITE_FULL: 'true' }),
      ...(values.table && { SUITE_TABLE: values.table }),
    },
  },
);
process.exitCode = status ?? 1;

/**
 * Runs the attack or the fault suite, or both as `attack,faults`, and ends with its table:
 * `node scripts/run-suite.mjs attack --full --table docs/security.md`. `--full` runs the full form, with `--kills n` kills of
 * each database, or as many as there is time for in `--minutes n`, and `--operations n` operations on money at once; `--seed n`
 * repeats a run; `--table path` writes the table as Markdown, between the marks `<!-- attack -->` and `<!-- /attack -->` if the
 * file has them. All other arguments are passed to vitest.
 */
import { spawnSync } from 'node:child_process';

const [names = '', ...args] = process.argv.slice(2);
const passed = [...args];

/** Takes an option and its value out of the arguments. */
function take(name) {
  const at = passed.indexOf(`--${name}`);
  return at === -1 ? undefined : passed.splice(at, 2)[1];
}

/** @type {{ seed?: string, kills?: string, minutes?: string, operations?: string, table?: string, full?: boolean }} */
const values = {
  seed: take('seed'),
  kills: take('kills'),
  minutes: take('minutes'),
  operations: take('operations'),
  table: take('table'),
  full: passed.includes('--full'),
};
if (values.full) passed.splice(passed.indexOf('--full'), 1);
const suites = names.split(',');
const seed = values.seed ?? '20261122';
process.stdout.write(`${suites.join(' and ')} suite, ${values.full ? 'full' : 'short'} form, seed ${seed}\n`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...suites.flatMap((suite) => ['--project', suite]), ...passed],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SUITE_SEED: seed,
      ...(values.full && { SUITE_FULL: 'true' }),
      ...(values.kills && { SUITE_KILLS: values.kills }),
      ...(values.minutes && { SUITE_MINUTES: values.minutes }),
      ...(values.operations && { SUITE_OPERATIONS: values.operations }),
      ...(values.table && { SUITE_TABLE: values.table }),
    },
  },
);
process.exitCode = status ?? 1;

/**
 * Runs the attack or the fault suite and ends with its table: `node scripts/run-suite.mjs attack --full --table docs/security.md`.
 * `--full` runs the long form, `--seed n` repeats a run, `--table path` writes the table as Markdown, between the marks
 * `<!-- attack -->` and `<!-- /attack -->` where the file has them. Everything else goes to vitest.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const [suite, ...args] = process.argv.slice(2);
const { values, tokens } = parseArgs({
  args,
  options: { full: { type: 'boolean' }, seed: { type: 'string' }, table: { type: 'string' } },
  allowPositionals: true,
  strict: false,
  tokens: true,
});
const own = new Set(['full', 'seed', 'table']);
const passed = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [token.value];
  if (token.kind === 'option' && !own.has(token.name))
    return [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`];
  return [];
});
const seed = values.seed ?? '20261122';
process.stdout.write(`${suite} suite, ${values.full ? 'full' : 'short'} form, seed ${seed}\n`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', suite ?? '', ...passed],
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

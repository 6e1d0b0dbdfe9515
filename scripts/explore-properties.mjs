/** `npm run test:properties -- 20`: the tests that draw their data, with that many new seeds. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const runs = Number(process.argv[2] ?? 5);
if (!Number.isInteger(runs) || runs < 1) throw new Error('Usage: npm run test:properties -- [runs]');

const files = fs
  .readdirSync('test/unit', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => path.join('test/unit', name))
  .filter((file) => /fast-check|\/(histories|arbitrary)'/.test(fs.readFileSync(file, 'utf8')));

for (let run = 1; run <= runs; run += 1) {
  const seed = String(randomInt(2 ** 31));
  process.stdout.write(`Run ${run} of ${runs}: PROPERTY_SEED=${seed}, ${files.length} files\n`);
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'unit', '--project', 'floor', ...files],
    {
      stdio: 'inherit',
      env: { ...process.env, PROPERTY_SEED: seed },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Prints the ten slowest test files of vitest's JSON reports: `node scripts/slowest-files.mjs <report.json> …`. */
import fs from 'node:fs';
import path from 'node:path';

const files = process.argv
  .slice(2)
  .filter((report) => fs.existsSync(report))
  .flatMap((report) => JSON.parse(fs.readFileSync(report, 'utf8')).testResults)
  .map(({ name, startTime, endTime, assertionResults }) => ({
    name: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }))
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, 10);

const rows = files.map(
  ({ name, seconds, tests }) =>
    `${seconds.toFixed(1).padStart(7)} s  ${String(tests).padStart(4)} tests  ${name}\n`,
);
if (rows.length > 0) process.stdout.write(`\nSlowest test files\n${rows.join('')}`);

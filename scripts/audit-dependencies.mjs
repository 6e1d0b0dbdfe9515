/**
 * The audit of what a production install contains: `node scripts/audit-dependencies.mjs`. The registry says which packages have a
 * known vulnerability of level high or above; where it does not answer, its outage is no failure of ours. What the lock file says
 * by itself is checked in either case.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findLockFaults } from './find-lock-faults.mjs';

const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const { packages } = read('package-lock.json');
const faults = findLockFaults(packages, read('package.json').allowScripts);
for (const fault of faults) process.stderr.write(`package-lock.json: ${fault}\n`);
process.stdout.write(
  `The lock file has ${Object.keys(packages).length} packages, ${faults.length} faults.\n`,
);

// `npm run --silent` would silence it
const audit = (...options) =>
  spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--loglevel=notice', ...options], {
    encoding: 'utf8',
  });
const { status, stdout } = audit('--json');
const answered = stdout.includes('"vulnerabilities"');
if (!answered) process.stdout.write('The registry answers no audit: the lock file alone was checked.\n');
else if (status === 0) process.stdout.write('The registry knows no vulnerability of level high or above.\n');
else process.stderr.write(audit().stdout);
process.exitCode = faults.length === 0 && (status === 0 || !answered) ? 0 : 1;

/**
 * Checks the licence of every package that a production install contains, as the lock file lists them:
 * `node scripts/licences.mjs`. Fails on a licence that is not on the list, and on a package without one.
 */
import fs from 'node:fs';

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that state their licence only in a file, which a person has read. A new version must be read again. */
const reviewed = new Map([['png-js@2.0.0', 'MIT']]);

/** @param {string} expression SPDX, such as `(MIT OR Apache-2.0) AND ISC` */
const isAllowed = (expression) =>
  expression.split(/\s+AND\s+/).every((part) =>
    part
      .replace(/[()]/g, '')
      .split(/\s+OR\s+/)
      .some((name) => allowed.has(name.trim())),
  );

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));

/** @param {string} folder */
function readInstalledLicence(folder) {
  const file = `${folder}/package.json`;
  if (!fs.existsSync(file)) return null;
  const { license, licenses } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

const found = new Map();
const refused = [];
for (const [folder, entry] of Object.entries(packages)) {
  if (!folder.includes('node_modules/') || entry.dev || entry.link) continue;
  const name = `${folder.split('node_modules/').at(-1)}@${entry.version}`;
  const licence = entry.license ?? readInstalledLicence(folder) ?? reviewed.get(name) ?? 'none';
  found.set(licence, (found.get(licence) ?? 0) + 1);
  if (!isAllowed(licence)) refused.push(`${name}: ${licence}`);
}

const summary = [...found].sort(([, a], [, b]) => b - a).map(([licence, count]) => `${licence} ${count}`);
process.stdout.write(`Licences: ${summary.join(', ')}\n`);
for (const line of refused) process.stderr.write(`not allowed: ${line}\n`);
process.exitCode = refused.length === 0 ? 0 : 1;

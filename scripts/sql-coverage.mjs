/**
 * Lists the statements that the API tests ran on one database only:
 * `SQL_RECORD=/tmp/sql npm run test:api && node scripts/sql-coverage.mjs /tmp/sql`.
 */
import fs from 'node:fs';
import path from 'node:path';

const [folder = ''] = process.argv.slice(2);
const reports = fs
  .readdirSync(folder)
  .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
/** Made anew for each test, or part of a migration. */
const isOrdinary = (text) => !/^(--|create|alter|drop|checkpoint)/i.test(text);
const statementsOn = (database) => new Set(reports.flatMap((report) => report[database]).filter(isOrdinary));

const embedded = statementsOn('embedded');
const postgres = statementsOn('postgres');
const missing = [
  ...[...embedded].filter((text) => !postgres.has(text)).map((text) => `embedded only    ${text}`),
  ...[...postgres].filter((text) => !embedded.has(text)).map((text) => `PostgreSQL only  ${text}`),
].sort();
process.stdout.write(
  [
    `${embedded.size} statements on the embedded database, ${postgres.size} on PostgreSQL`,
    ...missing,
    '',
  ].join('\n'),
);
process.exitCode = missing.length > 0 ? 1 : 0;

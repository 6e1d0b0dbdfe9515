import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectConfig } from '../../../server/src/config/config';
import { parseKeyRing } from '../../../server/src/platform/keys/key-ring';

let folder: string;
const makeSecrets = () =>
  execFileSync('sh', ['deploy/make-secrets.sh', path.join(folder, 'secrets'), '127.0.0.1'], {
    encoding: 'utf8',
  });
// it makes three RSA keys, which takes long on a busy machine
const patienceMs = 60_000;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-deploy-'));
  makeSecrets();
}, patienceMs);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const listSecrets = (): readonly string[] =>
  ['secrets', 'secrets-owner'].flatMap((name) =>
    fs.readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`),
  );

/** As `deploy/tamarack` reads them, with the secrets in the test's folder. */
function readSettings(): Record<string, string> {
  const file = path.join(folder, 'settings.env');
  const example = fs.readFileSync('deploy/settings.env.example', 'utf8');
  fs.writeFileSync(file, example.replaceAll('/etc/tamarack', folder));
  const text = execFileSync('sh', ['-c', `set -a; . ${file}; env -0`], { env: {}, encoding: 'utf8' });
  const pairs = text.split('\0').filter((pair) => /^[A-Z]\w+=/.test(pair));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

test('the script makes every secret that settings and compose.yaml name, for its owner only', () => {
  const texts = ['compose.yaml', 'deploy/settings.env.example'].map((file) =>
    fs.readFileSync(file, 'utf8').replaceAll(/^#.*$/gm, ''),
  );
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:\/etc\/tamarack|\.\/deploy)\/(secrets(?:-owner)?\/[\w.-]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(new Set(named).size).toBeGreaterThan(10);
  const made = listSecrets();
  expect(named.filter((name) => !made.includes(name))).toEqual([]);
  const open = made.filter((name) => (fs.statSync(path.join(folder, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
});

test('a second run keeps every secret', () => {
  const read = () => listSecrets().map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const before = read();
  expect(makeSecrets()).toBe('');
  expect(read()).toEqual(before);
});

test.each([
  'api',
  'worker',
  'both',
  'migrate',
])('the settings of the example start production as %s', (role) => {
  const { faults, config } = inspectConfig({
    ...readSettings(),
    NODE_ENV: 'production',
    ROLE: role,
    DATA_FOLDER: folder,
    DATABASE_OWNER_URL_FILE: path.join(folder, 'secrets-owner/database-url'),
  });
  expect(faults).toEqual([]);
  expect(parseKeyRing(config.keyRing ?? '', 'KEYS').keys).toHaveLength(1);
  expect(config.databaseUrl).toMatch(/^postgres:\/\/tamarack:[0-9a-f]{48}@127\.0\.0\.1:5432\/tamarack$/);
});

test('what a command writes is for the server’s user only, as what the unit writes', () => {
  const release = path.join(folder, 'release');
  const command = path.join(release, 'server/dist/app/commands/backup');
  fs.mkdirSync(command, { recursive: true });
  fs.cpSync('deploy', path.join(release, 'deploy'), { recursive: true });
  fs.writeFileSync(path.join(command, 'main.js'), "require('node:fs').writeFileSync(process.argv[2], '')");
  const settings = path.join(folder, 'none.env');
  fs.writeFileSync(settings, '');
  const dump = path.join(folder, 'today.dump');
  const env = { PATH: process.env['PATH'], SETTINGS: settings };
  execFileSync(
    'sh',
    ['-c', 'umask 022; exec sh "$0" backup "$1"', path.join(release, 'deploy/tamarack'), dump],
    {
      env,
    },
  );
  expect(fs.statSync(dump).mode & 0o777).toBe(0o600);
});

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readBlocks } from '../../support/blocks/read-blocks';
import { openShell, type Shell } from '../../support/blocks/run-shell';

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const { services } = parseYaml(fs.readFileSync('compose.yaml', 'utf8'), { merge: true });
const blocks = readBlocks('docs/running.md').filter(({ language }) => language === 'sh');
const isDocker = (code: string): boolean => /docker|deploy\/secrets /.test(code);

/**
 * Programs that change a machine only write down what they were asked; whoever runs as another user runs as the test's. All others
 * are the machine's own: the shell, its quotes and functions, `sed`, `cp`, `install`, our scripts in `deploy`.
 */
const asked = ['apt-get', 'useradd', 'chown', 'systemctl', 'npm', 'node', 'psql', 'docker', 'curl'];
const record = `{ printf '%s' "\${0##*/}"; printf '\\037%s' "$@"; printf '\\036'; } >>"$RECORD"`;
const programs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(asked.map((name) => [name, record])),
  git: `${record}; [ "$1" != clone ] || cp -r "$2" "$3"`,
  sudo: 'exec "$@"',
  su: `while [ "$1" != -c ]; do shift; done; command="$2"; shift 2; [ "\${1:-}" != -- ] || shift 3; exec sh -c "$command" sh "$@"`,
  install: `for word; do shift; case "$word" in -o | -g) skip=1 ;; *) [ -n "\${skip:-}" ] || set -- "$@" "$word"; skip= ;; esac; done; PATH="$MACHINES_PATH" exec install "$@"`,
};

/** Folders of the machine, which are below the test's own here. */
const machine = /(?<![\w.$}])\/(etc|opt|var\/lib)\//g;

describe.each([
  { way: 'with Docker', isOwn: isDocker },
  { way: 'without Docker', isOwn: (code: string) => !isDocker(code) },
])('docs/running.md, $way', ({ way, isOwn }) => {
  let shell: Shell;
  let root: string;
  let calls: readonly (readonly string[])[];
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const move = (text: string) => text.replace(machine, `${root}/$1/`);
  const of = (program: string) => calls.filter(([name]) => name === program).map(([, ...args]) => args);

  /** What a clone has: `deploy` as it is, and files that are built. */
  const makeRepository = (folder: string): void => {
    fs.cpSync('deploy', path.join(folder, 'deploy'), { recursive: true });
    for (const name of ['tamarack', 'settings.env.example']) {
      const file = path.join(folder, 'deploy', name);
      fs.writeFileSync(file, move(fs.readFileSync(file, 'utf8')));
    }
    for (const name of fs.readdirSync('server/app/commands')) {
      const built = path.join(folder, 'server/dist/app/commands', name);
      fs.mkdirSync(built, { recursive: true });
      fs.writeFileSync(path.join(built, 'main.js'), '');
    }
    // certificates take seconds; test/unit/scripts/deploy.test.ts makes them
    fs.mkdirSync(path.join(folder, 'deploy/secrets'));
    fs.writeFileSync(path.join(folder, 'deploy/secrets/authority.pem'), 'of a test');
  };

  beforeAll(async () => {
    shell = openShell();
    root = path.join(shell.folder, 'machine');
    for (const name of ['etc/systemd/system', 'etc/caddy', 'etc/tamarack/secrets', 'opt', 'var/lib'])
      fs.mkdirSync(path.join(root, name), { recursive: true });
    fs.writeFileSync(path.join(root, 'etc/tamarack/secrets/authority.pem'), 'of a test');
    for (const [name, text] of Object.entries(programs)) shell.addProgram(name, text);
    const repository = path.join(shell.folder, 'repository');
    makeRepository(repository);
    const script = blocks
      .map(({ code }) => code)
      .filter(isOwn)
      .join('\n');
    const filled = move(script).replaceAll('<this repository>', repository);
    const recorded = path.join(shell.folder, 'record');
    await shell.run(filled, { RECORD: recorded });
    calls = fs
      .readFileSync(recorded, 'utf8')
      .split('\x1e')
      .filter((each) => each !== '')
      .map((each) => each.split('\x1f'));
    // some hundred programs, which a loaded machine starts slowly
  }, 60_000);
  afterAll(() => shell.close());

  it('every script and program that is run exists', () => {
    for (const [verb = '', name = ''] of of('npm'))
      if (verb === 'run') expect(Object.keys(scripts)).toContain(name);
      else expect(verb).toBe('ci');
    const built = calls.flatMap((call) => call.filter((word) => /^server\/dist\/.*\.js$/.test(word)));
    expect(built.length).toBeGreaterThan(1);
    for (const file of built) {
      const source = file.replace('/dist/', '/').replace(/\.js$/, '.ts');
      expect(fs.existsSync(source), file).toBe(true);
    }
  });

  const itWithDocker = way === 'with Docker' ? it : () => undefined;
  itWithDocker('every service that is named stands in compose.yaml', () => {
    const named = of('docker').flatMap(([compose, verb = '', ...words]) => {
      expect(compose).toBe('compose');
      const others = words.filter((word, index) => !word.startsWith('--') && words[index - 1] !== '--env');
      return verb === 'up' ? others : ['run', 'exec'].includes(verb) ? others.slice(0, 1) : [];
    });
    expect(named).toEqual(expect.arrayContaining(['database', 'migrate', 'worker', 'api1', 'api2']));
    expect(named.filter((name) => !(name in services))).toEqual([]);
  });

  const itWithout = way === 'with Docker' ? () => undefined : it;
  itWithout('every unit has its settings, and a role and a port of its own', () => {
    const units = of('systemctl').flatMap((words) => words.filter((word) => word.includes('@')));
    expect(units).toEqual(expect.arrayContaining(['tamarack@api', 'tamarack@worker']));
    expect(fs.existsSync(path.join(root, 'etc/systemd/system/tamarack@.service'))).toBe(true);
    for (const unit of units)
      expect(read(`etc/tamarack/${unit.split('@')[1]}.env`)).toMatch(/^ROLE=(api|worker)\nPORT=\d+\n$/);
    const [, url] = /^PUBLIC_URL=(.+)$/m.exec(read('etc/tamarack/settings.env')) ?? [];
    expect(read('etc/systemd/system/caddy.service.d/tamarack.conf')).toBe(
      `[Service]\nEnvironment=PUBLIC_URL=${url} "UPSTREAMS=127.0.0.1:4010"\n`,
    );
    expect(fs.existsSync(path.join(root, 'etc/caddy/Caddyfile'))).toBe(true);
  });

  it('both roles of the database get the passwords that were made', () => {
    const folder =
      way === 'with Docker' ? path.join(shell.folder, 'tamarack/deploy') : path.join(root, 'etc/tamarack');
    const isStatement = (word: string, before = '') =>
      ['-c', '--command'].includes(before) && word.startsWith('create role');
    const statements = calls.flatMap((call) =>
      call.filter((word, index) => isStatement(word, call[index - 1])),
    );
    const roles = { tamarack: 'secrets', tamarack_owner: 'secrets-owner' };
    // the container makes the owner by itself
    const expected = Object.entries(roles).filter(([role]) => way !== 'with Docker' || role === 'tamarack');
    expect(statements.toSorted()).toEqual(
      expected.map(([role, secrets]) => {
        const password = fs.readFileSync(path.join(folder, secrets, 'database-password'), 'utf8').trim();
        return `create role ${role} login password '${password}'`;
      }),
    );
    for (const secrets of Object.values(roles)) {
      // without Docker the owner's is passed on, and not stored
      if (way !== 'with Docker' && secrets !== 'secrets') continue;
      const url = fs.readFileSync(path.join(folder, secrets, 'database-url-restored'), 'utf8');
      expect(url).toMatch(/^postgres:\/\/\w+:[0-9a-f]{48}@[\w.]+:5432\/tamarack_restored\n$/);
    }
  });
});

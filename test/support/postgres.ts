import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';

export interface RunningPostgres {
  /** Of the maintenance database `postgres`, as superuser. */
  readonly url: string;
  /** Where its Unix socket is: a third less processor time for each statement than a port. */
  readonly socketFolder: string;
  /** Ends it as a crash does, and keeps its data. */
  crash(): void;
  /** Starts it again, at the same address. */
  resume(): void;
  stop(): void;
}

/**
 * Starts a PostgreSQL of the tests' own in a temporary folder, or answers null if its programs are not installed. It
 * does not wait for the disk, unless `options`, arguments of `postgres`, say `-c fsync=on`.
 */
export async function startPostgres(options: readonly string[] = []): Promise<RunningPostgres | null> {
  const bin = findPrograms();
  if (bin === null) return null;
  // Not under the current folder: the database's user must be able to reach it.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-pg-'));
  fs.chmodSync(folder, 0o755);
  const data = path.join(folder, 'data');
  fs.mkdirSync(data, { mode: 0o700 });
  const asRoot = process.getuid?.() === 0;
  if (asRoot) run('chown', ['-R', 'postgres', folder]);
  // PostgreSQL refuses to run as root.
  const program = (name: string, args: readonly string[]): void =>
    asRoot
      ? run('su', ['postgres', '-s', '/bin/sh', '-c', [path.join(bin, name), ...args].map(quote).join(' ')])
      : run(path.join(bin, name), args);

  const port = await getPort();
  program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']);
  const settings = [
    `-p ${port}`,
    `-k ${folder}`,
    '-h 127.0.0.1',
    '-F',
    '-c max_connections=300',
    // 5 to 9% of the API tests' processor time: rows live for one test, and nothing is replicated
    '-c autovacuum=off',
    '-c jit=off',
    '-c full_page_writes=off',
    '-c wal_level=minimal',
    '-c max_wal_senders=0',
    ...options,
  ].join(' ');
  const start = (): void =>
    program('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start']);
  const crash = (): void => program('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketFolder: folder,
    crash,
    resume: start,
    stop: () => {
      crash();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder that holds initdb, pg_ctl and postgres: in PATH, or where Debian puts them, newest first. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  const complete = (folder: string) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => fs.existsSync(path.join(folder, name)));
  return folders.find(complete) ?? null;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';

/** A program of ours in a process of its own, whose memory can be watched. */
export interface OwnProcess {
  readonly url: string;
  /** Bytes of memory that it and its children hold now. */
  memory(): number;
  /** Milliseconds of CPU that all its threads have used. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Starts a TypeScript file, or a script of the build, that says its URL once it answers. */
export async function startProcess(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnProcess> {
  const child = spawn(process.execPath, file.endsWith('.ts') ? ['--import', 'tsx', file] : [file], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  return {
    url: await urlOf(child, file),
    memory: () => memoryOf(child.pid ?? 0),
    cpu: () => cpuOf(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}

async function urlOf(child: ChildProcess, file: string): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const url = /http:\/\/\S+/.exec(said)?.[0];
    if (url === undefined) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`${file} ended before it answered: ${said}`);
}

/** Resident memory, as Linux counts it; pages that processes share are counted for each. */
function memoryOf(pid: number): number {
  const status = readOrNothing(`/proc/${pid}/status`);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  const children = readOrNothing(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return kilobytes * 1024 + children.reduce((sum, child) => sum + memoryOf(child), 0);
}

/** Linux counts in ticks of 10 ms: fields 14 and 15, of which the second, the program's name, may hold spaces. */
function cpuOf(pid: number): number {
  const fields = readOrNothing(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** A child may end between two looks. */
function readOrNothing(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

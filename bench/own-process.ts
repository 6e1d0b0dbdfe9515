import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';

/** A program of ours in a process of its own, whose memory can be watched. */
export interface OwnProcess {
  readonly url: string;
  /** Bytes of memory that it and its children hold now. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts a TypeScript file that says its URL once it answers. */
export async function startProcess(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  return {
    url: await urlOf(child, file),
    memory: () => memoryOf(child.pid ?? 0),
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

/** A child may end between two looks. */
function readOrNothing(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';

/** One of our programs in its own process, whose memory can be measured. */
export interface ServerProcess {
  readonly url: string;
  /** Bytes of memory that it and its children use now. */
  memory(): number;
  /** Milliseconds of CPU that all its threads have used. */
  cpu(): number;
  /** Milliseconds of CPU of its first thread, which runs the event loop. */
  eventLoopCpu(): number;
  stop(): Promise<void>;
}

/** Starts a TypeScript file or a built script that prints its URL once it accepts requests. */
export async function startProcess(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, file.endsWith('.ts') ? ['--import', 'tsx', file] : [file], {
    cwd: new URL('..', import.meta.url),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  return {
    url: await waitForUrl(child, file),
    memory: () => readMemory(child.pid ?? 0),
    cpu: () => readCpuTime(`/proc/${child.pid}/stat`),
    eventLoopCpu: () => readCpuTime(`/proc/${child.pid}/task/${child.pid}/stat`),
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}

async function waitForUrl(child: ChildProcess, file: string): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const url = /http:\/\/\S+/.exec(output)?.[0];
    if (url === undefined) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error(`${file} exited before it printed a URL: ${output}`);
}

/** Resident memory, as Linux counts it; pages that processes share are counted for each. */
function readMemory(pid: number): number {
  const status = readIfExists(`/proc/${pid}/status`);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return kilobytes * 1024 + listChildren(pid).reduce((sum, child) => sum + readMemory(child), 0);
}

const listChildren = (pid: number): readonly number[] =>
  readIfExists(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Milliseconds. Linux counts in ticks of 10 ms: fields 14 and 15; the second, the program's name, may hold spaces. */
function readCpuTime(file: string): number {
  const fields = readIfExists(file).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Milliseconds of CPU of a process and all of its children, those that ended included. */
export function readTreeCpu(pid: number): number {
  const fields = readIfExists(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
  return listChildren(pid).reduce((sum, child) => sum + readTreeCpu(child), own);
}

/** A child may exit between two reads. */
function readIfExists(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

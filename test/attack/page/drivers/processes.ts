import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Started {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program of a browser, which ends with its test. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Started {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  return {
    child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What a program writes into its fourth stream, up to the end of the first line. */
export async function readLine({ child }: Started): Promise<string> {
  let text = '';
  for await (const chunk of child.stdio[3] as Readable) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.trim();
}

/** Tries until it succeeds, while a program starts. */
export async function retry<T>(attempt: () => Promise<T>, limitMs = 60_000): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

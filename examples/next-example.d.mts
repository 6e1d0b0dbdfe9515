import type { ChildProcess } from 'node:child_process';

export function buildNextExample(settings: {
  readonly apiUrl: string;
  readonly publishableKey: string;
}): Promise<void>;

export function startNextExample(port: number): ChildProcess;

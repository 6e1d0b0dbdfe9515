import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A slow machine may take long, a server that does not start takes for ever. */
const startTimeoutMs = 120_000;

export interface ServerOptions {
  readonly dataFolder: string;
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Origin of the merchant's pages and of its webhook endpoint. */
  readonly origin: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Modules loaded before the server. */
  readonly imports?: readonly string[];
  /** Another build of the server. */
  readonly program?: string;
}

/** The built server as a process of its own, on one port through all of its lives. */
export interface ServerProcess {
  readonly url: string;
  /** Resolves once it answers; rejects with what it said where it ends first. */
  start(): Promise<void>;
  /** Starts it, and waits until it ends by itself; returns its exit code. */
  run(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Ends it as an operator does; returns its exit code. */
  stop(): Promise<number | null>;
  /** Waits until it answers. */
  untilUp(): Promise<void>;
  isRunning(): boolean;
  /** What it wrote since its last start. */
  readOutput(): string;
}

export async function createServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const [port, bankPort] = [await getPort(), await getPort()];
  const program = options.program ?? path.join(root, 'server/dist/app/main.js');
  if (!fs.existsSync(program)) throw new Error(`${program} is missing: run "npm run build:server" first.`);
  const url = `http://localhost:${port}`;
  const many = '1000000';
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    SANDBOX: 'true',
    PORT: String(port),
    SANDBOX_BANK_PORT: String(bankPort),
    SANDBOX_ORIGINS: options.origin,
    DATA_FOLDER: options.dataFolder,
    ...(options.databaseUrl !== null && { DATABASE_URL: options.databaseUrl }),
    SCORING_STAGE_MS: '0',
    LOG_LEVEL: 'error',
    LIMIT_PER_ADDRESS: many,
    LIMIT_PER_SESSION: many,
    LIMIT_CHECKOUT: many,
    LIMIT_VERIFICATION: many,
    ...options.env,
  };
  const imports = (options.imports ?? []).flatMap((file) => ['--import', file]);
  let child: ChildProcess | null = null;
  let output = '';

  const isRunning = (): boolean => child !== null && child.exitCode === null && child.signalCode === null;
  const answers = (): Promise<boolean> =>
    fetch(`${url}/health`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child === null || !isRunning()) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const untilUp = async (): Promise<void> => {
    const deadline = Date.now() + startTimeoutMs;
    while (!(await answers())) {
      if (Date.now() > deadline) throw new Error(`the server did not answer: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const spawnServer = (): ChildProcess => {
    output = '';
    const started = spawn(process.execPath, [...imports, program], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    return started;
  };

  return {
    url,
    isRunning,
    untilUp,
    readOutput: () => output,
    run: async () => {
      const [code] = await once(spawnServer(), 'exit');
      return code;
    },
    start: async () => {
      const started = spawnServer();
      const failed = once(started, 'exit').then(([code]) => {
        throw new Error(`the server ended with ${code}: ${output}`);
      });
      failed.catch(() => undefined);
      await Promise.race([untilUp(), failed]);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

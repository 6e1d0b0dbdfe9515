import type { App } from '../src/platform/http';

/** Runs every close function in turn, the ones after a failed one too, and then throws the first error. */
export async function closeInOrder(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers) await close().catch((error: unknown) => void failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Stops accepting requests and waits for open ones; after `graceMs` their connections are closed. */
export async function closeApp(app: App, graceMs: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * After a failed start: closes what was opened and exits, at the deadline even if closing does not end. Otherwise timers such
 * as those of the queues would keep a process alive that serves nothing, and no supervisor would restart it.
 */
export async function exitAfterFailure(options: {
  readonly close: () => Promise<void>;
  readonly deadlineMs: number;
  readonly exit: (code: number) => void;
}): Promise<void> {
  const { close, deadlineMs, exit } = options;
  const timer = setTimeout(() => exit(1), deadlineMs);
  await close().catch(() => undefined);
  clearTimeout(timer);
  exit(1);
}

/**
 * On the first signal, lets running requests and jobs end, and exits at the deadline even if one of them does not.
 * A second signal exits immediately.
 */
export function closeOnSignal(options: {
  readonly signals: NodeJS.EventEmitter;
  readonly close: () => Promise<void>;
  readonly deadlineMs: number;
  readonly exit: (code: number) => void;
  readonly writeLine: (line: string) => void;
}): void {
  const { signals, close, deadlineMs, exit, writeLine } = options;
  let closing = false;
  const handleSignal = (): void => {
    if (closing) {
      exit(1);
      return;
    }
    closing = true;
    setTimeout(() => {
      writeLine(`The shutdown takes longer than ${deadlineMs / 1000} seconds. Exiting with open work.`);
      exit(1);
    }, deadlineMs);
    close().then(
      () => exit(0),
      () => exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM']) signals.on(signal, handleSignal);
}

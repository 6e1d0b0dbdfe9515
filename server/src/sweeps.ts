import type { Services } from './services';

const everyMs = 3_600_000;

/** Once an hour: forgets what is kept for a time only. Answers what stops it. */
export function startSweeps(services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = services.idempotency.sweep().catch(() => undefined);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

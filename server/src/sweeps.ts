import type { Services } from './services';

const everyMs = 3_600_000;

/** Once an hour: forgets what is kept for a time only. Answers what stops it. */
export function startSweeps(services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const sweeps = [services.idempotency.sweep(), services.verification.sweep()];
    running = Promise.allSettled(sweeps);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import type { Services } from './composition';

const everyMs = 3_600_000;

/** Forgets what is kept for a time only. One that fails does not hold up the others; the next hour tries again. */
export async function sweep(services: Services): Promise<void> {
  const {
    idempotency,
    verification,
    sessions,
    operatorSessions,
    documents,
    invoices,
    files,
    banking,
    merchantEvents,
    mails,
  } = services;
  const all = [
    idempotency,
    verification,
    sessions,
    operatorSessions,
    documents,
    invoices,
    files,
    banking,
    merchantEvents,
    mails,
  ];
  await Promise.allSettled(all.map((area) => area.sweep()));
}

/** At the start, and once an hour. Answers what stops it. */
export function startSweeps(services: Services): () => Promise<void> {
  let running = sweep(services);
  const timer = setInterval(() => {
    running = sweep(services);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

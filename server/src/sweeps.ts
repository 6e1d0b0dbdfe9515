import type { Services } from './composition';
import type { Scheduler } from './platform/jobs';

const hourly = '0 * * * *';

type Area = keyof Services;

/** Areas that keep something for a time only. */
const areas = [
  'idempotency',
  'verification',
  'sessions',
  'operatorSessions',
  'documents',
  'invoices',
  'files',
  'banking',
  'merchantEvents',
  'mails',
] as const satisfies readonly Area[];

/** Removes what is kept for a time only: each area by itself, so that one that fails does not hold up the others. */
export function scheduleSweeps(scheduler: Scheduler, services: Services): void {
  for (const area of areas) scheduler.schedule(`sweep.${area}`, hourly, () => services[area].sweep());
}

/** All of them now. */
export async function sweep(services: Services): Promise<void> {
  await Promise.allSettled(areas.map((area) => services[area].sweep()));
}

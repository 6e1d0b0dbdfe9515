import type { Scheduler } from '../src/platform/jobs';
import type { Services } from './composition';

const hourly = '0 * * * *';

type Area = keyof Services;

/** Areas with data that expires. */
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

/** Deletes expired data, one job per area, so that a failure does not block the others. */
export function scheduleSweeps(scheduler: Scheduler, services: Services): void {
  for (const area of areas) scheduler.schedule(`sweep.${area}`, hourly, () => services[area].sweep());
}

/** Deletes the expired data of all areas now. */
export async function sweep(services: Services): Promise<void> {
  await Promise.allSettled(areas.map((area) => services[area].sweep()));
}

import { extendAuditPartitions } from '../src/platform/audit';
import type { Scheduler } from '../src/platform/jobs';
import type { Services } from './composition';

const everyMinute = '* * * * *';
const hourly = '0 * * * *';
/** 6:00 or 7:00 in Toronto. */
const everyMorning = '0 11 * * *';

type Area = keyof Services;

/** 3:00 or 4:00 in Toronto. */
const nightly = '0 8 * * *';

/** Areas with data that expires. */
const areas = [
  'idempotency',
  'limits',
  'verification',
  'sessions',
  'operatorSessions',
  'memberSessions',
  'passkeys',
  'documents',
  'invoices',
  'files',
  'banking',
  'merchantEvents',
  'mails',
  'releaseFiles',
] as const satisfies readonly Area[];

/**
 * Deletes expired data, one job per area, so that a failure does not block the others; mails the operators' digest; seals
 * the audit trail, and makes its partitions of the coming months; encrypts values of older keys again; completes signed
 * purchases that are still open; applies the retention of personal data every night.
 */
export function scheduleSweeps(scheduler: Scheduler, services: Services): void {
  scheduler.schedule('operators.digest', everyMorning, () => services.operatorDigest.queue());
  scheduler.schedule('audit.seal', everyMinute, () => services.auditSeals.seal());
  scheduler.schedule('audit.partitions', hourly, () => extendAuditPartitions(services.database));
  scheduler.schedule('retention.apply', nightly, () => services.retention.apply());
  scheduler.schedule('keys.reencrypt', everyMinute, () => services.reencryption.run());
  scheduler.schedule('purchases.complete', hourly, () => services.purchases.completeOpen());
  for (const area of areas) scheduler.schedule(`sweep.${area}`, hourly, () => services[area].sweep());
}

/** Deletes the expired data of all areas now. */
export async function sweep(services: Services): Promise<void> {
  await Promise.allSettled(areas.map((area) => services[area].sweep()));
}

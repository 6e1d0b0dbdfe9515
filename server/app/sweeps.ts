import { extendAuditPartitions } from '../src/platform/audit';
import type { Scheduler } from '../src/platform/jobs';
import type { Services } from './composition';

const everyMinute = '* * * * *';
const everyTenMinutes = '*/10 * * * *';
const hourly = '0 * * * *';
/** 6:00 or 7:00 in Toronto. */
const everyMorning = '0 11 * * *';
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
  'analytics',
] as const satisfies readonly (keyof Services)[];

type Area = (typeof areas)[number];

/** Receives the error of an area whose expired data could not be deleted. */
type ReportFailure = (error: unknown, area: Area) => void;

/**
 * Schedules the recurring work: deletes expired data; mails the operators' digest; seals the audit trail and creates its
 * partitions for the coming months; re-encrypts values of older keys; requeues overdue webhooks; completes signed
 * purchases that are still open; screens open credit lines against a new sanctions list; applies the retention of personal
 * data every night.
 */
export function scheduleSweeps(scheduler: Scheduler, services: Services, report: ReportFailure): void {
  scheduler.schedule('operators.digest', everyMorning, () => services.operatorDigest.queue());
  scheduler.schedule('audit.seal', everyMinute, () => services.auditSeals.seal());
  scheduler.schedule('audit.partitions', hourly, () => extendAuditPartitions(services.database));
  scheduler.schedule('retention.apply', nightly, () => services.retention.apply());
  scheduler.schedule('keys.reencrypt', everyMinute, () => services.reencryption.run());
  // a process that stops during a delivery leaves its job to a retry up to an hour later
  scheduler.schedule('webhooks.requeue', everyMinute, () => services.merchantEvents.requeueOverdue());
  scheduler.schedule('purchases.complete', hourly, () => services.purchases.completeOpen());
  scheduler.schedule('sanctions.rescreen', everyTenMinutes, () => services.rescreening.run());
  // one schedule for all areas: pg-boss computes when each was due, twice a minute
  scheduler.schedule('sweep', hourly, () => sweep(services, report));
}

/**
 * Deletes the expired data of all areas now. An area that fails does not block the others.
 *
 * @throws Error that names the areas that failed
 */
export async function sweep(
  services: { readonly [area in Area]: Pick<Services[area], 'sweep'> },
  report: ReportFailure = () => undefined,
): Promise<void> {
  const failed: Area[] = [];
  const run = async (area: Area): Promise<void> => {
    try {
      await services[area].sweep();
    } catch (error) {
      report(error, area);
      failed.push(area);
    }
  };
  await Promise.all(areas.map(run));
  if (failed.length > 0) throw new Error(`expired data was not deleted in: ${failed.join(', ')}`);
}

import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { findEntry, setOutcome } from './batches/batch-repository';
import type { PayoutNotifications } from './payout-notifications';
import type { PayoutRail, RefusedLine, ReportLine } from './rail';
import { markNotified } from './remittance/remittance-repository';
import { findPayout, listLastEntries, lockPayout, type PayoutRow, setPayout } from './repository';

export interface ReportDeps {
  readonly database: Executor;
  readonly notifications: PayoutNotifications;
  readonly now: () => Date;
}

/** Result of processing a report. */
export interface ProcessedReport {
  readonly name: string;
  readonly lines: number;
  readonly refused: readonly RefusedLine[];
}

/**
 * Processes the bank's reports, each line in its own transaction: an invalid line does not block the others, and
 * reading a report twice changes nothing.
 */
export async function processReports(deps: ReportDeps, rail: PayoutRail): Promise<ProcessedReport[]> {
  const processed: ProcessedReport[] = [];
  for (const report of await rail.listReports()) {
    const refused = [...report.refused];
    for (const line of report.lines) {
      const why = await inTransaction(deps.database, (trx) => processLine(trx, deps, line));
      if (why !== null) refused.push({ line: line.line, why });
    }
    refused.sort((a, b) => a.line - b.line);
    await recordAudit(deps.database, {
      applicationId: null,
      actor: 'system',
      act: 'payoutReport.taken',
      details: { report: report.name, lines: report.lines.length, refused: refused.length },
      at: deps.now(),
    });
    await rail.markProcessed(report, refused);
    processed.push({ name: report.name, lines: report.lines.length, refused });
  }
  return processed;
}

/** Why the line is refused, or null. */
async function processLine(
  trx: Executor,
  { notifications, now }: ReportDeps,
  line: ReportLine,
): Promise<string | null> {
  const entry = await findEntry(trx, line.trace);
  if (!entry) return 'payout: no payment of this cross-reference';
  if (entry.batchState !== 'sent') return 'payout: its batch is not out';
  const payout = await lockPayout(trx, entry.payoutId);
  if (!payout) return 'payout: no payment of this cross-reference';
  // under the lock: another process may just have handled the same report
  const { outcome } = (await findEntry(trx, line.trace)) ?? entry;
  if (outcome === line.outcome) return null;
  if (outcome === 'returned') return 'state: it was returned';
  const [last] = await listLastEntries(trx, [payout.id]);
  if (last?.trace !== line.trace) return 'payout: it was sent again since';
  // the merchant is notified of a payment before its return
  if (await markNotified(trx, entry.id, now())) await notifications.notifySent(trx, payout.id);
  await setOutcome(trx, entry.id, line.outcome);
  const recordOutcome = line.outcome === 'paid' ? recordPaid : recordReturned;
  await recordOutcome(trx, { notifications, now: now() }, payout, line);
  return null;
}

interface ReportContext {
  readonly notifications: PayoutNotifications;
  readonly now: Date;
}

async function recordPaid(
  trx: Executor,
  { notifications, now }: ReportContext,
  payout: PayoutRow,
  { on }: ReportLine,
): Promise<void> {
  await setPayout(trx, payout.id, { state: 'paid', paid_at: now });
  await notifications.notifyPaid(trx, payout, { on });
}

async function recordReturned(
  trx: Executor,
  { notifications, now }: ReportContext,
  payout: PayoutRow,
  { on, code }: ReportLine,
): Promise<void> {
  await setPayout(trx, payout.id, {
    state: 'returned',
    return_code: code,
    returned_at: now,
    paid_at: null,
  });
  const after = (await findPayout(trx, payout.id)) ?? payout;
  await notifications.notifyReturned(trx, after, { on, code });
}

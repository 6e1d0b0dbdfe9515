import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { findEntry, setOutcome, setTold } from './batch-repository';
import type { News } from './news';
import type { PayoutRail, RefusedLine, ReportLine } from './rail';
import { findLastEntries, findPayout, lockPayout, type PayoutRow, setPayout } from './repository';

export interface ReportDeps {
  readonly database: Executor;
  readonly news: News;
  readonly now: () => Date;
}

/** Result of processing a report. */
export interface TakenReport {
  readonly name: string;
  readonly lines: number;
  readonly refused: readonly RefusedLine[];
}

/**
 * Processes the bank's reports, each line in its own transaction: an invalid line does not block the others, and
 * reading a report twice changes nothing.
 */
export async function takeReports(deps: ReportDeps, rail: PayoutRail): Promise<TakenReport[]> {
  const taken: TakenReport[] = [];
  for (const report of await rail.reports()) {
    const refused = [...report.refused];
    for (const line of report.lines) {
      const why = await inTransaction(deps.database, (trx) => takeLine(trx, deps, line));
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
    await rail.taken(report, refused);
    taken.push({ name: report.name, lines: report.lines.length, refused });
  }
  return taken;
}

/** Why the line is refused, or null. */
async function takeLine(trx: Executor, { news, now }: ReportDeps, line: ReportLine): Promise<string | null> {
  const entry = await findEntry(trx, line.trace);
  if (!entry) return 'payout: no payment of this cross-reference';
  if (entry.batchState !== 'sent') return 'payout: its batch is not out';
  const payout = await lockPayout(trx, entry.payoutId);
  if (!payout) return 'payout: no payment of this cross-reference';
  // under the lock: another process may just have handled the same report
  const { outcome } = (await findEntry(trx, line.trace)) ?? entry;
  if (outcome === line.outcome) return null;
  if (outcome === 'returned') return 'state: it was returned';
  const [last] = await findLastEntries(trx, [payout.id]);
  if (last?.trace !== line.trace) return 'payout: it was sent again since';
  // the merchant is notified of a payment before its return
  if (await setTold(trx, entry.id, now())) await news.sent(trx, payout.id);
  await setOutcome(trx, entry.id, line.outcome);
  const change = line.outcome === 'paid' ? paid : returned;
  await change(trx, { news, now: now() }, payout, line);
  return null;
}

interface At {
  readonly news: News;
  readonly now: Date;
}

async function paid(trx: Executor, { news, now }: At, payout: PayoutRow, { on }: ReportLine): Promise<void> {
  await setPayout(trx, payout.id, { state: 'paid', paid_at: now });
  await news.paid(trx, payout, { on });
}

async function returned(
  trx: Executor,
  { news, now }: At,
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
  await news.returned(trx, after, { on, code });
}

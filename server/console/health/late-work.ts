import type { Figures } from '../../src/settlement/operations';
import type { ListProblem } from '../../src/underwriting/due-diligence';

export interface LateWork {
  readonly text: string;
  readonly count: number;
  /** Null if nothing is late, or the time is unknown. */
  readonly since: Date | null;
}

const listTexts: Readonly<Record<ListProblem | 'current', string>> = {
  current: 'Problems with the sanctions list',
  notConfigured: 'Sanctions list: not configured, names are not compared (SANCTIONS_LIST)',
  missing: 'Sanctions list: its file is missing',
  damaged: 'Sanctions list: its newest file cannot be read, the previous one is in use',
  old: 'Sanctions list: its file was not replaced for days',
};

/** Everything that needs attention, the most important first. */
export function listLateWork(figures: Figures): readonly LateWork[] {
  const { reviews, payouts, deliveries, mails, reencryption, dueDiligence, readAt } = figures;
  const late = (text: string, count: number, since: Date | null = null): LateWork => ({
    text,
    count,
    since: count > 0 ? since : null,
  });
  const isMailLate =
    mails.oldestUnsentAt !== null && readAt.getTime() - mails.oldestUnsentAt.getTime() > 600_000;
  const { listProblem, openMatches, oldestMatchAt, unscreenedLines } = dueDiligence;
  return [
    late('Names that may be on the sanctions list', openMatches, oldestMatchAt),
    late('Credit lines not compared with the newest sanctions list', unscreenedLines),
    late(listTexts[listProblem ?? 'current'], listProblem === null ? 0 : 1),
    late('Purchases not paid to the merchant after four days', payouts.overdue, payouts.oldestPendingAt),
    late(
      'Payouts returned by the bank, to be sent again or settled',
      payouts.returned,
      payouts.oldestReturnedAt,
    ),
    late('Payout batches not handed to the bank within an hour', payouts.unsentBatches),
    late('Reviews past the promised time', reviews.overdue, reviews.oldestDueAt),
    late('Merchants’ endpoints that are failing', deliveries.failingEndpoints, deliveries.failingSince),
    late('Webhook deliveries to retry', deliveries.retrying),
    late('Emails unsent for ten minutes', isMailLate ? mails.unsent : 0, mails.oldestUnsentAt),
    late('Emails refused within a day', mails.refused),
    late('Values to encrypt with the newest key', reencryption.remaining, reencryption.since),
    late('Values that can’t be decrypted', reencryption.failed, reencryption.since),
  ];
}

import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { ScoringPart } from '../../intake/applications';
import { definePart } from '../../platform/database';
import { toCreditFacts } from '../credit';
import { describeReason } from '../decision';
import { toProgress } from './run/progress';
import { toCreditState } from './state/credit-state';
import { type CreditStateRow, readCreditState } from './state/credit-state-query';
import type { ScoringTiming } from './state/timing';

export const createScoringPart = ({
  timing,
  now,
}: {
  readonly timing: ScoringTiming;
  readonly now: () => Date;
}): ScoringPart =>
  definePart(
    () => readCreditState(dateIn(now())),
    (read: CreditStateRow) => {
      const { outcome, reapplyInDays, line, reasons, decidedBy } = toCreditState(read, now());
      const { since: _, ...scoring } = toProgress(read.run, timing, now());
      const facts = { scoring, outcome, reapplyInDays, credit: line && toCreditFacts(line, now()) };
      return { facts, reasons: outcome === 'rejected' ? reasons.map(describeReason) : [], decidedBy };
    },
  );

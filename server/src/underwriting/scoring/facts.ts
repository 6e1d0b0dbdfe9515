import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Facts } from '@tamarack/core/flow/facts';
import { type Part, part } from '../../platform/database/part';
import { toCreditFacts } from '../credit/line';
import type { ReasonCode } from '../decision/reasons/codes';
import { reasonsEn } from '../decision/reasons/en';
import { reasonsFr } from '../decision/reasons/fr';
import { toProgress } from './run/progress';
import { standingOf } from './standing';
import { type DecidedBy, readStanding, type StandingRead } from './standing-read';
import type { ScoringTiming } from './timing';

export interface Reason {
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

/** Scoring's part of an application's facts and of its view. */
export type ScoringPart = Part<{
  readonly facts: Pick<Facts, 'scoring' | 'outcome' | 'reapplyInDays' | 'credit'>;
  /** Of a rejection, the weightiest first; none for other outcomes. */
  readonly reasons: readonly Reason[];
  readonly decidedBy: DecidedBy | null;
}>;

export const createScoringPart = ({
  timing,
  now,
}: {
  readonly timing: ScoringTiming;
  readonly now: () => Date;
}): ScoringPart =>
  part(
    () => readStanding(dateIn(now())),
    (read: StandingRead) => {
      const { outcome, reapplyInDays, line, reasons, decidedBy } = standingOf(read, now());
      const { since: _, ...scoring } = toProgress(read.run, timing, now());
      const facts = { scoring, outcome, reapplyInDays, credit: line && toCreditFacts(line, now()) };
      return { facts, reasons: outcome === 'rejected' ? reasons.map(inWords) : [], decidedBy };
    },
  );

const inWords = (code: ReasonCode): Reason => ({ code, en: reasonsEn[code], fr: reasonsFr[code] });

import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Reason, ScoringPart } from '../../intake/applications';
import { part } from '../../platform/database';
import { toCreditFacts } from '../credit';
import { type ReasonCode, reasonsEn, reasonsFr } from '../decision';
import { toProgress } from './run/progress';
import { standingOf } from './state/standing';
import { readStanding, type StandingRead } from './state/standing-read';
import type { ScoringTiming } from './state/timing';

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

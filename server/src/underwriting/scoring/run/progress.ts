import type { CreditStateRow } from '../state/credit-state-query';
import { promisedDurationMs, type ScoringTiming } from '../state/timing';

/** Current progress of a run. */
export function toProgress(run: CreditStateRow['run'], timing: ScoringTiming, now: Date) {
  // without bank data, the applicant is back at the step before the run
  const state = run === null || run.state === 'bankFailed' ? 'notStarted' : run.state;
  if (run === null || state !== 'running')
    return { state, stage: null, slow: false, late: false, since: null } as const;
  const since = new Date(run.since);
  const slow = now.getTime() - since.getTime() > timing.slowAfterMs[run.stage];
  const late = now.getTime() - new Date(run.startedAt).getTime() > promisedDurationMs;
  return { state, stage: run.stage, slow, late, since } as const;
}

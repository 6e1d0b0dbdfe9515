import { dayMs } from '@tamarack/core/calendar/durations';
import { authorize, type Operator } from '../../../parties/operators';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import {
  compareRules,
  computeFairness,
  computeLosses,
  computeScorecard,
  type FairnessRow,
  getRules,
  type LossRow,
  listRuleVersions,
  type RulesComparison,
  type ScorecardRow,
} from '../../decision';
import { readPolicyCases } from './read-policy-cases';

/** Limits on the newest applications, so that the page loads within seconds. */
const maxCases = 5_000;
const maxMs = 5_000;

export interface PolicyQuery {
  readonly before: string;
  readonly after: string;
  /** Period of the decisions, in days before now. */
  readonly days: number;
}

/** Compares two versions of the rules, with the scorecard and fairness of the second one. Totals only. */
export interface PolicyReport {
  readonly applications: number;
  /** Whether older applications of the period were left out. */
  readonly more: boolean;
  readonly comparison: RulesComparison;
  readonly fairness: readonly FairnessRow[];
  readonly scorecard: readonly ScorecardRow[];
  readonly losses: readonly LossRow[];
}

/** The policy workbench: applies rule versions to the figures stored with decisions. Read-only. */
export interface PolicyService extends ReturnType<typeof createPolicyService> {}

export function createPolicyService({
  database,
  keys,
  now,
}: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly now: () => Date;
}) {
  const findRules = (version: string, path: string) => {
    if (!listRuleVersions().includes(version))
      throw problem('validation-failed', { errors: [{ path, code: 'unknown' }] });
    return getRules(version);
  };
  return {
    /** Throws `forbidden`; `validation-failed` for an unknown version. */
    compare: async (operator: Operator, { before, after, days }: PolicyQuery): Promise<PolicyReport> => {
      authorize(operator, 'policy.read');
      const [first, second] = [findRules(before, '/before'), findRules(after, '/after')];
      const endsAt = performance.now() + maxMs;
      const { cases, more } = await readPolicyCases(database, keys, {
        since: new Date(now().getTime() - days * dayMs),
        maxCases,
        isOver: () => performance.now() >= endsAt,
      });
      return {
        applications: cases.length,
        more,
        comparison: compareRules(cases, first, second),
        fairness: computeFairness(cases, second),
        scorecard: computeScorecard(cases, second),
        losses: computeLosses(cases, second),
      };
    },
  };
}

import { authorize, type Operator } from '../../../parties/operators';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import {
  compareRules,
  computeFairness,
  computeScorecard,
  type FairnessRow,
  getRules,
  listRuleVersions,
  type RulesComparison,
  type ScorecardRow,
} from '../../decision';
import { readPolicyCases } from './read-policy-cases';

/** Of the newest applications: a page answers within seconds. */
const maxCases = 5_000;
const maxMs = 5_000;
const dayMs = 86_400_000;

export interface PolicyQuery {
  readonly before: string;
  readonly after: string;
  /** Of the decisions, back from now. */
  readonly days: number;
}

/** What the second version of the rules would change, and its own scorecard and fairness. Totals only. */
export interface PolicyReport {
  readonly applications: number;
  /** Older applications of the period were left out. */
  readonly more: boolean;
  readonly comparison: RulesComparison;
  readonly fairness: readonly FairnessRow[];
  readonly scorecard: readonly ScorecardRow[];
}

/** The policy workbench: versions of the rules on the figures that are stored with decisions. Reads only. */
export interface PolicyService {
  /** Throws `forbidden`; `validation-failed` for a version that there is not. */
  compare(operator: Operator, query: PolicyQuery): Promise<PolicyReport>;
}

export function createPolicyService({
  database,
  keys,
  now,
}: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly now: () => Date;
}): PolicyService {
  const findRules = (version: string, path: string) => {
    if (!listRuleVersions().includes(version))
      throw problem('validation-failed', { errors: [{ path, code: 'unknown' }] });
    return getRules(version);
  };
  return {
    compare: async (operator, { before, after, days }) => {
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
      };
    },
  };
}

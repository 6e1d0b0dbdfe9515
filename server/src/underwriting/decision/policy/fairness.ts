import type { ReasonCode } from '../reasons/codes';
import type { Rules } from '../rules/rules';
import { countReasons, sumUp, type Totals } from './compare-rules';
import { type DecidedCase, decideAll, dimensions, groupBy, type PolicyCase, toPercent } from './policy-case';

/** Smallest group whose rates are meaningful, and in which no person can be identified. */
const SMALL_GROUP = 10;
/** Smallest group that others are measured by. */
const REFERENCE_GROUP = 30;
/** Of the rate of the group with the highest: below it, a difference needs a cause that the lender can name. */
const FOUR_FIFTHS = 80;

export interface FairnessRow {
  readonly dimension: 'age' | 'province' | 'language';
  readonly name: string;
  readonly totals: Totals;
  /** Percent of all but those asked for a SIN; null for a small group. */
  readonly approvalRate: number | null;
  /** Percent of the rate of the group that is approved most; null without such a group. */
  readonly ratio: number | null;
  /** Under four fifths of that rate. */
  readonly low: boolean;
  /** Main reasons against, with the percent of the group that has them. */
  readonly reasons: readonly { readonly code: ReasonCode; readonly percent: number }[];
}

/** Approval rates and reasons by age, province and language. */
export function computeFairness(cases: readonly PolicyCase[], rules: Rules): readonly FairnessRow[] {
  const decided = decideAll(cases, rules);
  return (['age', 'province', 'language'] as const).flatMap((dimension) => {
    const groups = groupBy(decided, dimensions[dimension]).map(([name, group]) =>
      toRow(dimension, name, group),
    );
    const best = Math.max(
      ...groups
        .filter(({ totals }) => totals.cases >= REFERENCE_GROUP)
        .map(({ approvalRate }) => approvalRate ?? 0),
      0,
    );
    return groups.map((row) => {
      const ratio = row.approvalRate === null || best === 0 ? null : toPercent(row.approvalRate, best);
      return { ...row, ratio, low: ratio !== null && ratio < FOUR_FIFTHS };
    });
  });
}

function toRow(
  dimension: FairnessRow['dimension'],
  name: string,
  group: readonly DecidedCase[],
): Omit<FairnessRow, 'ratio' | 'low'> {
  const totals = sumUp(group);
  const isSmall = totals.cases < SMALL_GROUP;
  const against = countReasons(group.filter(({ result }) => result === 'rejected' || result === 'referred'));
  const reasons = [...against]
    .filter(([code]) => !code.startsWith('limitedBy'))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([code, count]) => ({ code, percent: toPercent(count, totals.cases) ?? 0 }));
  return {
    dimension,
    name,
    totals,
    approvalRate: isSmall ? null : toPercent(totals.approved, totals.cases - totals.sinNeeded),
    reasons: isSmall ? [] : reasons,
  };
}

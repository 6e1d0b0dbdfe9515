import { listSegments } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { findOutcome, listLoansOfLines } from '../../credit';
import { createStoredCase, type LoanOutcome, type PolicyCase } from '../../decision';
import { listStoredFeatures } from '../conclusion/stored-features';

/** Applications per statement: provinces are decrypted for one page at a time, and names not at all. */
const PAGE = 500;

export interface PolicyBounds {
  /** When the oldest decisions were made; null for all. */
  readonly since: Date | null;
  readonly maxCases: number;
  /** Called between pages: whether to stop. */
  readonly isOver: () => boolean;
}

export const unbounded: PolicyBounds = {
  since: null,
  maxCases: Number.POSITIVE_INFINITY,
  isOver: () => false,
};

export interface PolicyCases {
  readonly cases: readonly PolicyCase[];
  /** Whether older ones were left out. */
  readonly more: boolean;
}

/** The last decision by the rules of each application, newest first, with what became of its loans. */
export async function readPolicyCases(
  database: Executor,
  keys: Pick<Keys, 'decrypt'>,
  { since, maxCases, isOver }: PolicyBounds,
): Promise<PolicyCases> {
  const cases: PolicyCase[] = [];
  let before: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof listStoredFeatures>> = await listStoredFeatures(database, {
      since,
      before,
      limit: PAGE,
    });
    const ids = page.map(({ applicationId }) => applicationId);
    const segments = await listSegments(database, keys, ids);
    const outcomes = await readOutcomes(database, ids);
    for (const { applicationId, features } of page) {
      // erased with its person
      if (Object.keys(features).length === 0) continue;
      if (cases.length >= maxCases) return { cases, more: true };
      const { language = null, province = null } = segments.get(applicationId) ?? {};
      cases.push(
        createStoredCase(features, { language, province, loan: outcomes.get(applicationId) ?? null }),
      );
    }
    if (page.length < PAGE) return { cases, more: false };
    if (isOver()) return { cases, more: true };
    before = page.at(-1)?.applicationId ?? null;
  }
}

/** The loans that ended, together, by the application that opened their credit line. */
async function readOutcomes(
  database: Executor,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, LoanOutcome>> {
  const outcomes = new Map<string, LoanOutcome>();
  for (const { applicationId, ...loan } of await listLoansOfLines(database, applicationIds)) {
    const outcome = findOutcome(loan);
    if (outcome === null) continue;
    const { drawn, lost } = outcomes.get(applicationId) ?? { drawn: 0, lost: 0 };
    outcomes.set(applicationId, { drawn: drawn + outcome.drawn, lost: lost + outcome.lost });
  }
  return outcomes;
}

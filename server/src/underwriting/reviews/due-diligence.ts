import { authorize, type Operator } from '../../parties/operators';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import type { DueDiligenceService, DueDiligenceView, MatchResolution, Ownership } from '../due-diligence';
import { findReview } from './repository';

/** Who applies, as reviewers check it. Every method throws `not-found` for an unknown review. */
export interface ReviewDueDiligence extends ReturnType<typeof createReviewDueDiligence> {}

export function createReviewDueDiligence({
  database,
  keys,
  dueDiligence,
}: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly dueDiligence: DueDiligenceService;
}) {
  const getApplicationId = async (reviewId: string): Promise<string> => {
    const row = isId(reviewId) ? await findReview(database, keys, reviewId) : undefined;
    if (!row) throw problem('not-found');
    return row.applicationId;
  };

  const authorizeDecision = async (operator: Operator, reviewId: string) => {
    authorize(operator, 'reviews.decide');
    return { applicationId: await getApplicationId(reviewId), operatorId: operator.id };
  };

  return {
    view: async (operator: Operator, reviewId: string): Promise<DueDiligenceView> => {
      authorize(operator, 'reviews.read');
      return dueDiligence.view(await getApplicationId(reviewId));
    },

    /** Asks the registry and compares the names again. */
    checkAgain: async (operator: Operator, reviewId: string): Promise<void> => {
      const { applicationId } = await authorizeDecision(operator, reviewId);
      await dueDiligence.check(applicationId, null);
    },

    /** Throws `step-not-allowed` if it is resolved already. */
    resolveMatch: async (operator: Operator, reviewId: string, resolution: MatchResolution): Promise<void> =>
      dueDiligence.resolveMatch(await authorizeDecision(operator, reviewId), resolution),

    recordOwnership: async (operator: Operator, reviewId: string, ownership: Ownership): Promise<void> =>
      dueDiligence.recordOwnership(await authorizeDecision(operator, reviewId), ownership),
  };
}

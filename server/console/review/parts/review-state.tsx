/** @jsxRuntime automatic */

import { Notice } from '../../../pages/parts/notice';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { Deadline } from '../../parts/deadline';
import { formatDateTime, formatDollars, formatTimeAgo } from '../../parts/format';
import { formatOperator, listOtherViewers } from '../texts/trail-texts';

/** The decision and its author, for a review that is already decided. */
function describeDecision(
  review: ReviewView,
  names: ReadonlyMap<string, string>,
  { me, now }: { readonly me: string; readonly now: Date },
): string {
  const { operatorId, decidedAt } = review;
  const who = operatorId === me ? 'You' : formatOperator(operatorId ?? '', names);
  const when =
    decidedAt === null
      ? ''
      : ` on ${formatDateTime(new Date(decidedAt), now)} (${formatTimeAgo(new Date(decidedAt), now)})`;
  return `${who} ${describeOutcome(review)}${when}.`;
}

function describeOutcome({ id, kind, decisions }: ReviewView): string {
  if (kind === 'screening') return 'resolved the last possible match';
  const decision = decisions.find(({ reviewId }) => reviewId === id);
  if (!decision) return 'made a decision';
  if (decision.outcome !== 'rejected')
    return `approved this application for ${formatDollars(decision.limit)}, tier ${decision.tier ?? 'D'},`;
  return `rejected this application (${decision.reasons.map(({ en }) => en.replace(/\.$/, '')).join('; ')})`;
}

/** State of the review, and its other current viewers. */
export function ReviewStateNotices({
  review,
  names,
  me,
  now,
  conflict,
}: {
  readonly review: ReviewView;
  readonly names: ReadonlyMap<string, string>;
  /** Id of the current operator. */
  readonly me: string;
  readonly now: Date;
  /** A decision came too late: another operator was first. */
  readonly conflict: boolean;
}) {
  const decided = review.state === 'decided';
  const pendingRequest = review.requests.findLast(({ answeredAt }) => answeredAt === null);
  const viewers = decided ? [] : listOtherViewers(review.trail, me, now);
  return (
    <>
      {conflict && (
        <Notice tone="danger">
          {decided
            ? `Nothing was saved because this application already has a decision. ${describeDecision(review, names, { me, now })}`
            : 'Nothing was saved because the application has changed since you opened it. Check it again.'}
        </Notice>
      )}
      {decided && !conflict && <Notice tone="info">{describeDecision(review, names, { me, now })}</Notice>}
      {!decided && review.kind === 'screening' && (
        <Notice tone="warn">
          The customer can’t draw on any credit line until each possible match is resolved under{' '}
          <a href="#identity">Who applies</a>. The review then closes, and a confirmed match keeps them from
          drawing. There is nothing to decide, and the customer is not told.
        </Notice>
      )}
      {!decided && review.kind === 'other' && (
        <Notice tone="warn">
          A later release of the server opened this review. Only that release can decide it: open this page
          again once every process has it.
        </Notice>
      )}
      {!decided && pendingRequest && review.state === 'asked' && (
        <Notice tone="warn">
          {`Waiting for the applicant: ${formatOperator(pendingRequest.operatorId, names)} requested information ${formatTimeAgo(new Date(pendingRequest.askedAt), now)}. You can decide without a response.`}
        </Notice>
      )}
      {viewers.map(({ actor, at: viewedAt }) => (
        <Notice tone="warn" key={actor}>
          {`${formatOperator(actor.replace('operator:', ''), names)} viewed this application ${formatTimeAgo(new Date(viewedAt), now)}.`}
        </Notice>
      ))}
    </>
  );
}

/** Next to the title. */
export const ReviewDeadline = ({ review, now }: { readonly review: ReviewView; readonly now: Date }) =>
  review.state === 'open' ? <Deadline dueAt={review.dueAt} now={now} /> : null;

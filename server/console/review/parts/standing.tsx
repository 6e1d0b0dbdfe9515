/** @jsxRuntime automatic */
import type { ReviewView } from '../../../src/underwriting/reviews';
import { Deadline } from '../../parts/deadline';
import { ago, dateTime, dollars } from '../../parts/format';
import { Notice } from '../../parts/notice';
import { operatorText, othersAtIt } from '../words/trail';

/** The decision and its author, for a review that is already decided. */
function decisionText(
  review: ReviewView,
  names: ReadonlyMap<string, string>,
  { me, now }: { readonly me: string; readonly now: Date },
): string {
  const { operatorId, decidedAt } = review;
  const who = operatorId === me ? 'You' : operatorText(operatorId ?? '', names);
  const when =
    decidedAt === null ? '' : ` on ${dateTime(new Date(decidedAt), now)} (${ago(new Date(decidedAt), now)})`;
  return `${who} ${whatOf(review)}${when}.`;
}

function whatOf({ id, decisions }: ReviewView): string {
  const made = decisions.find(({ reviewId }) => reviewId === id);
  if (!made) return 'decided it';
  if (made.outcome !== 'rejected') return `approved it for ${dollars(made.limit)}, tier ${made.tier ?? 'D'},`;
  return `rejected it (${made.reasons.map(({ en }) => en.replace(/\.$/, '')).join('; ')})`;
}

/** State of the review, and its other current viewers. */
export function Standing({
  review,
  names,
  me,
  now,
  trouble,
}: {
  readonly review: ReviewView;
  readonly names: ReadonlyMap<string, string>;
  /** Id of the current operator. */
  readonly me: string;
  readonly now: Date;
  /** A decision came too late: another operator was first. */
  readonly trouble: boolean;
}) {
  const decided = review.state === 'decided';
  const asked = review.requests.findLast(({ answeredAt }) => answeredAt === null);
  const at = decided ? [] : othersAtIt(review.trail, me, now);
  return (
    <>
      {trouble && (
        <Notice tone="danger">
          {decided
            ? `Your answer was not taken: somebody was first. ${decisionText(review, names, { me, now })}`
            : 'Your answer was not taken: the application went on in the meantime. Look at it again.'}
        </Notice>
      )}
      {decided && !trouble && <Notice tone="info">{decisionText(review, names, { me, now })}</Notice>}
      {!decided && asked && review.state === 'asked' && (
        <Notice tone="warn">
          {`Waits for the applicant: ${operatorText(asked.operatorId, names)} asked for more ${ago(new Date(asked.askedAt), now)}. You can decide without the answer.`}
        </Notice>
      )}
      {at.map(({ actor, at: seenAt }) => (
        <Notice tone="warn" key={actor}>
          {`${operatorText(actor.replace('operator:', ''), names)} looked at it ${ago(new Date(seenAt), now)}.`}
        </Notice>
      ))}
    </>
  );
}

/** Next to the title. */
export const Promised = ({ review, now }: { readonly review: ReviewView; readonly now: Date }) =>
  review.state === 'open' ? <Deadline dueAt={review.dueAt} now={now} /> : null;

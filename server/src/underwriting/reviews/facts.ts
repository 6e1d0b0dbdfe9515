import type { Facts } from '@tamarack/core/flow/facts';
import { sql } from 'kysely';
import type { ReviewsPart } from '../../intake/applications';
import { definePart } from '../../platform/database';
import { describeItem, type QueueState, readQueueState } from '../review-queue';
import { readIsRejected } from '../scoring';

interface ReviewsRow {
  readonly queue: QueueState;
  /** Rejected in this application. */
  readonly rejected: boolean;
}

export const reviewsPart: ReviewsPart = definePart(
  () => sql<ReviewsRow>`jsonb_build_object('queue', ${readQueueState()}, 'rejected', ${readIsRejected()})`,
  ({ queue: { dueAt, request, reconsideration }, rejected }) => ({
    facts: { moreAsked: request !== null, reconsideration: toReconsideration(rejected, reconsideration) },
    request: request && {
      items: request.items.map(describeItem),
      note: request.note,
      askedAt: new Date(request.askedAt).toISOString(),
    },
    reviewDueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  }),
);

function toReconsideration(
  rejected: boolean,
  state: QueueState['reconsideration'],
): Facts['reconsideration'] {
  if (state === null) return rejected ? 'available' : 'unavailable';
  return state === 'decided' ? 'unavailable' : 'asked';
}

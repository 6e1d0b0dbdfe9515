import { type RawBuilder, sql } from 'kysely';
import { announcedReviewKinds } from './kinds';
import type { RequestItem } from './request-items';

/** State of the outer `application` in the queue, as one `jsonb` value; its times are text. */
export interface QueueState {
  /** Deadline of the open review, unless the applicant must not know of it. */
  readonly dueAt: string | null;
  /** The request that waits for the applicant's response. */
  readonly request: {
    readonly items: readonly RequestItem[];
    readonly note: string | null;
    readonly askedAt: string;
  } | null;
  /** State of its reconsideration. */
  readonly reconsideration: 'open' | 'asked' | 'decided' | null;
}

/** A constant of the statement: its text is compiled once. */
const announced = sql.join(announcedReviewKinds.map((kind) => sql.lit(kind)));

export const readQueueState = (): RawBuilder<QueueState> => sql<QueueState>`jsonb_build_object(
  'dueAt', (
    select r.due_at from review r
    where r.application_id = application.id and r.state = 'open' and r.kind in (${announced})),
  'request', (
    select jsonb_build_object('items', q.items, 'note', q.note, 'askedAt', q.asked_at)
    from review r join review_request q on q.review_id = r.id and q.answered_at is null
    where r.application_id = application.id and r.state = 'asked'),
  'reconsideration', (
    select r.state from review r where r.application_id = application.id and r.kind = 'reconsideration'))`;

import { type RawBuilder, sql } from 'kysely';
import type { RequestItem } from './request-items';

/** Where the outer `application` stands in the queue, as one `jsonb` value; times in it are text. */
export interface QueueState {
  /** By when the open review is to be decided. */
  readonly dueAt: string | null;
  /** The request that waits for the applicant's answer. */
  readonly request: {
    readonly items: readonly RequestItem[];
    readonly note: string | null;
    readonly askedAt: string;
  } | null;
  /** State of its reconsideration. */
  readonly reconsideration: 'open' | 'asked' | 'decided' | null;
}

export const readQueueState = (): RawBuilder<QueueState> => sql<QueueState>`jsonb_build_object(
  'dueAt', (select r.due_at from review r where r.application_id = application.id and r.state = 'open'),
  'request', (
    select jsonb_build_object('items', q.items, 'note', q.note, 'askedAt', q.asked_at)
    from review r join review_request q on q.review_id = r.id and q.answered_at is null
    where r.application_id = application.id and r.state = 'asked'),
  'reconsideration', (
    select r.state from review r where r.application_id = application.id and r.kind = 'reconsideration'))`;

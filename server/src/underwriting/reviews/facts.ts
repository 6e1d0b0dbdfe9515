import type { Facts } from '@tamarack/core/flow/facts';
import { sql } from 'kysely';
import type { ReviewsPart } from '../../intake/applications/ports';
import { part } from '../../platform/database/part';
import { type RequestItem, requestItemTexts } from './request-items';

interface Read {
  readonly dueAt: string | null;
  readonly asked: {
    readonly items: readonly RequestItem[];
    readonly note: string | null;
    readonly askedAt: string;
  } | null;
  /** Decided against in this application. */
  readonly rejected: boolean;
  readonly reconsideration: 'open' | 'asked' | 'decided' | null;
}

export const reviewsPart: ReviewsPart = part(
  () => sql<Read>`jsonb_build_object(
    'dueAt', (select r.due_at from review r where r.application_id = application.id and r.state = 'open'),
    'asked', (
      select jsonb_build_object('items', q.items, 'note', q.note, 'askedAt', q.asked_at)
      from review r join review_request q on q.review_id = r.id and q.answered_at is null
      where r.application_id = application.id and r.state = 'asked'),
    'rejected', exists (select from rejection j where j.application_id = application.id),
    'reconsideration', (
      select r.state from review r where r.application_id = application.id and r.kind = 'reconsideration'))`,
  ({ dueAt, asked, rejected, reconsideration }) => ({
    facts: { moreAsked: asked !== null, reconsideration: standingOf(rejected, reconsideration) },
    request: asked && {
      items: asked.items.map((code) => ({ code, ...requestItemTexts[code] })),
      note: asked.note,
      askedAt: new Date(asked.askedAt).toISOString(),
    },
    reviewDueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
  }),
);

function standingOf(rejected: boolean, reconsideration: Read['reconsideration']): Facts['reconsideration'] {
  if (reconsideration === null) return rejected ? 'available' : 'unavailable';
  return reconsideration === 'decided' ? 'unavailable' : 'asked';
}

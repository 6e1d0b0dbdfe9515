import { type RawBuilder, sql } from 'kysely';

/** Whether a request waits for the applicant's response. */
export const isRequestOpen = (requestId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from review_request q join review r on r.id = q.review_id
  where q.id = ${requestId} and q.answered_at is null and r.state = 'asked')`;

/** Whether another application of the outer application's customer waits for its first manual decision. */
export const isCustomerInReview = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from customer_review r
  where r.customer_id = application.customer_id and r.application_id <> application.id
    and r.state <> 'decided' and r.kind in ('documents', 'referred'))`;

import { z } from 'zod';

export const acceptQualificationInput = z
  .object({ part: z.enum(['full', 'instant']) })
  .meta({ id: 'AcceptQualificationInput' });

/** What the scoring screen polls: small on purpose. */
export const scoringView = z
  .object({
    state: z.enum(['notStarted', 'running', 'sinNeeded', 'done', 'failed']),
    stage: z.enum(['preparing', 'reviewing', 'calculating']).nullable(),
    stageSince: z.iso.datetime().nullable(),
    slow: z.boolean(),
    late: z.boolean().meta({ description: 'The run takes longer than the five minutes that were announced' }),
    outcome: z.enum(['instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview']).nullable(),
  })
  .meta({ id: 'ScoringView' });

export const messageReceived = z.object({ received: z.literal(true) }).meta({ id: 'BankMessageReceived' });

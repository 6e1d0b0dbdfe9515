import { z } from 'zod';

export const acceptQualificationInput = z
  .object({ part: z.enum(['full', 'instant']) })
  .meta({ id: 'AcceptQualificationInput' });

/** Scoring state, kept small because the scoring screen polls it. */
export const scoringView = z
  .object({
    state: z.enum(['notStarted', 'running', 'sinNeeded', 'done', 'failed']),
    stage: z.enum(['preparing', 'reviewing', 'calculating']).nullable(),
    stageSince: z.iso.datetime().nullable(),
    slow: z.boolean().meta({ description: 'True if the run takes longer than usual.' }),
    late: z.boolean().meta({ description: 'True if the run takes longer than the announced five minutes.' }),
    outcome: z.enum(['instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview']).nullable(),
  })
  .meta({ id: 'ScoringView' });

export const webhookReceived = z.object({ received: z.literal(true) }).meta({ id: 'BankMessageReceived' });

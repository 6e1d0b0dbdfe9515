import { z } from 'zod';
import { type RequestItem, requestItemTexts } from '../review-queue';

const item = z.enum(Object.keys(requestItemTexts) as [RequestItem, ...RequestItem[]]);

export const askInput = z
  .object({
    items: z
      .array(item)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length),
    note: z.string().max(1000).nullable().meta({ description: 'Told to the applicant as it is' }),
  })
  .meta({ id: 'AskForMoreInput' });

/** Lengths are checked by the service, so that too many characters name their code. */
const words = z.string().max(20_000);

export const answerInput = z
  .object({ text: words.meta({ description: 'At most 2,000 characters; may be empty beside documents' }) })
  .meta({ id: 'AnswerRequestInput' });

export const reconsiderationInput = z
  .object({ observations: words.meta({ description: 'At most 2,000 characters; may be empty' }) })
  .meta({ id: 'ReconsiderationInput' });

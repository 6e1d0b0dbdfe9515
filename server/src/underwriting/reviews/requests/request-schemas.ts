import { z } from 'zod';
import { type RequestItem, requestItemTexts } from '../../review-queue';

const item = z.enum(Object.keys(requestItemTexts) as [RequestItem, ...RequestItem[]]);

export const informationRequestInput = z
  .object({
    items: z
      .array(item)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length),
    note: z.string().max(1000).nullable().meta({ description: 'Note to the applicant, shown unchanged.' }),
  })
  .meta({ id: 'AskForMoreInput' });

/** The service checks the length, so that a text that is too long returns its own error code. */
const freeText = z.string().max(20_000);

export const answerInput = z
  .object({
    text: freeText.meta({ description: 'At most 2,000 characters. May be empty if documents are uploaded.' }),
  })
  .meta({ id: 'AnswerRequestInput' });

export const reconsiderationInput = z
  .object({ observations: freeText.meta({ description: 'At most 2,000 characters. May be empty.' }) })
  .meta({ id: 'ReconsiderationInput' });

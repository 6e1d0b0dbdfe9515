import { type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';
import { languages } from '@tamarack/core/language';
import { provinces } from '@tamarack/core/validation/provinces';
import { z } from 'zod';

/** Stricter than `multipleOf`, which accepts rounding errors and amounts too large to count in cents. */
function isWholeCents(value: number): boolean {
  const cents = Math.round(value * 100);
  return Number.isSafeInteger(cents) && cents / 100 === value;
}

/** Amount in Canadian dollars, as sent over the API. The server calculates in integer cents. */
export const dollars = z
  .number()
  .multipleOf(0.01, { abort: true })
  .refine(isWholeCents)
  .meta({ description: 'Amount in Canadian dollars, with at most two decimals.' });

/** Calendar date `YYYY-MM-DD`. */
export const isoDate = z.iso.date();

export const language = z.enum(languages);

export const provinceCode = z.enum(provinces);

const types = Object.keys(problemTypes) as [ProblemType, ...ProblemType[]];

export const problem = z
  .object({
    type: z.enum(types),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional().meta({ description: 'Explanation of this occurrence, for developers.' }),
    instance: z.string().meta({ description: 'Request id. Quote it when you contact support.' }),
    errors: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
    retryAfter: z.int().optional().meta({ description: 'Number of seconds to wait before retrying.' }),
    attemptsLeft: z.int().optional().meta({ description: 'Attempts left to enter the verification code.' }),
    code: z
      .string()
      .optional()
      .meta({ description: 'Code of a merchant setup error. Starts with `TC-1000`.' }),
  })
  .meta({ id: 'Problem' });

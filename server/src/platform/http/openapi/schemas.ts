import { type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';
import { languages } from '@tamarack/core/language';
import { z } from 'zod';

/** `multipleOf` lets pass what is off by the last bit, or too large to be counted in cents. */
function isWholeCents(value: number): boolean {
  const cents = Math.round(value * 100);
  return Number.isSafeInteger(cents) && cents / 100 === value;
}

/** Canadian dollars with at most two decimals; the wire's form of money. Inside, everything is cents. */
export const dollars = z
  .number()
  .multipleOf(0.01, { abort: true })
  .refine(isWholeCents)
  .meta({ description: 'Canadian dollars, at most two decimals' });

/** Calendar date `YYYY-MM-DD`. */
export const isoDate = z.iso.date();

export const language = z.enum(languages);

export const provinceCode = z.enum([
  'NL',
  'PE',
  'NS',
  'NB',
  'QC',
  'ON',
  'MB',
  'SK',
  'AB',
  'BC',
  'YT',
  'NT',
  'NU',
]);

const types = Object.keys(problemTypes) as [ProblemType, ...ProblemType[]];

export const problem = z
  .object({
    type: z.enum(types),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    instance: z.string().meta({ description: 'Request id, to be quoted to support' }),
    errors: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
    retryAfter: z.int().optional().meta({ description: 'Seconds until a retry can succeed' }),
    attemptsLeft: z.int().optional(),
    code: z.string().optional().meta({ description: 'Merchant set-up errors: begins with TC-1000' }),
  })
  .meta({ id: 'Problem' });

import { type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';
import { languages } from '@tamarack/core/language';
import { provinces } from '@tamarack/core/validation/address/provinces';
import { z } from 'zod';

/** Stricter than `multipleOf`, which accepts rounding errors and amounts too large to count in cents. */
function isWholeCents(value: number): boolean {
  const cents = Math.round(value * 100);
  return Number.isSafeInteger(cents) && cents / 100 === value;
}

/** How validation describes an invalid value (`platform/http/validation`). */
const wholeCents = { params: { expected: 'an amount with at most two decimals', isClosed: true } };

/** Amount in Canadian dollars, as sent over the API. The server calculates in integer cents. */
export const dollars = z
  .number()
  .multipleOf(0.01, { abort: true })
  .refine(isWholeCents, wholeCents)
  .meta({ description: 'Amount in Canadian dollars, with at most two decimals.', examples: [640.5] });

/** The same as a query parameter. */
export const dollarsQuery = z.coerce
  .number()
  .multipleOf(0.01, { abort: true })
  .refine(isWholeCents, wholeCents)
  .min(0.01)
  .max(10_000_000);

/**
 * A value of a stored list, in a response. The document names the values that this release knows; one that a later release
 * stored is sent as it is, so that its row does not fail the whole list.
 */
export const storedValue = <E extends z.ZodEnum>(known: E): z.ZodType<z.output<E>, z.output<E>> =>
  // responses are not validated against the list, so the type is what this release can store
  z.string().meta({ enum: known.options, ...known.meta() }) as unknown as z.ZodType<z.output<E>, z.output<E>>;

/** Calendar date `YYYY-MM-DD`. */
export const isoDate = z.iso.date().meta({ examples: ['2026-11-27'] });

/** Time in UTC, as the API returns it. */
export const timestamp = z.iso.datetime().meta({ examples: ['2026-11-24T15:00:00.000Z'] });

/** The id of something that the API made. */
export const recordId = z.string().meta({ examples: ['01a23860-1b4e-7c39-9d27-5f0a7be4f2f1'] });

export const language = z.enum(languages).meta({ examples: ['en'] });

export const provinceCode = z.enum(provinces);

const types = Object.keys(problemTypes) as [ProblemType, ...ProblemType[]];

const fieldProblem = z.object({
  path: z.string().meta({
    description: 'JSON pointer to the field, or a slash and the name of the query parameter.',
    examples: ['/amount'],
  }),
  code: z.string().meta({
    description:
      '`unknown` if the operation has no field of this name; otherwise `invalid` or a more specific code.',
    examples: ['invalid'],
  }),
  expected: z
    .string()
    .optional()
    .meta({
      description:
        'What the field accepts, for developers. This and the next two members are only in responses to merchants’ requests.',
      examples: ['at most two decimals'],
    }),
  received: z
    .string()
    .optional()
    .meta({
      description:
        'Describes what was received. Text is not repeated unless the field accepts a fixed list of values.',
      examples: ['640.505'],
    }),
  nearest: z
    .string()
    .optional()
    .meta({
      description: 'With `unknown`: the most similar name that the operation has.',
      examples: ['orderReference'],
    }),
});

export const problem = z
  .object({
    type: z.enum(types).meta({
      description: 'Identifies the problem. Compare this in code.',
      examples: ['validation-failed'],
    }),
    title: z.string().meta({ description: 'Meaning of the return code.', examples: ['Validation failed'] }),
    status: z.int().meta({ description: 'HTTP status of the response.', examples: [400] }),
    detail: z
      .string()
      .optional()
      .meta({
        description: 'Explanation of this occurrence, for developers.',
        examples: ['amount: expected at most two decimals, received 640.505.'],
      }),
    instance: z.string().meta({
      description: 'Request ID. Quote it when you contact support.',
      examples: ['01a23863-0b52-7d0e-8f64-2f6c1d9a7e35'],
    }),
    errors: z.array(fieldProblem).optional().meta({
      description: 'One entry for each invalid field or query parameter of the request.',
    }),
    retryAfter: z
      .int()
      .optional()
      .meta({ description: 'Number of seconds to wait before retrying.', examples: [5] }),
    attemptsLeft: z
      .int()
      .optional()
      .meta({ description: 'Attempts left to enter the verification code.', examples: [2] }),
    code: z
      .string()
      .optional()
      .meta({
        description: 'Code of a merchant setup error. Starts with `TC-1000`.',
        examples: ['TC-1000-04'],
      }),
  })
  .meta({ id: 'Problem' });

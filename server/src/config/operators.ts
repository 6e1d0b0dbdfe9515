import { toCents } from '@tamarack/core/money/cents';
import { z } from 'zod';
import type { OperatorAccessOptions } from '../parties/operators';
import type { FourEyes } from '../underwriting/reviews';

const dollars = z.coerce
  .number()
  .min(0)
  .transform((value) => toCents(value));

const environment = z.object({
  OPERATOR_KEY_DAYS: z.coerce.number().int().min(1).max(366).default(90),
  OPERATOR_KEY_LOGIN: z.enum(['refused', 'emergency']).default('refused'),
  OPERATOR_REVIEWER_LIMIT: dollars.default(toCents(25_000)),
  OPERATOR_FOUR_EYES_AMOUNT: dollars.default(toCents(50_000)),
});

export interface OperatorsConfig {
  readonly access: OperatorAccessOptions;
  readonly fourEyes: FourEyes;
}

/** Throws a ZodError that names invalid values. */
export function readOperatorsConfig(
  env: Readonly<Record<string, string | undefined>>,
  { sandbox }: { readonly sandbox: boolean },
): OperatorsConfig {
  const e = environment.parse(env);
  return {
    access: { keyDays: e.OPERATOR_KEY_DAYS, keyLogin: sandbox ? 'sandbox' : e.OPERATOR_KEY_LOGIN },
    fourEyes: { reviewerLimit: e.OPERATOR_REVIEWER_LIMIT, amount: e.OPERATOR_FOUR_EYES_AMOUNT },
  };
}

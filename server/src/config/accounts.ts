import { hourMs } from '@tamarack/core/calendar/durations';
import { toCents } from '@tamarack/core/money/cents';
import { z } from 'zod';
import { type AccountOptions, defaultAccountOptions } from '../intake/accounts';

const environment = z.object({
  STEP_UP_AMOUNT: z.coerce
    .number()
    .min(0)
    .transform((value) => toCents(value))
    .default(defaultAccountOptions.amount),
  CONTACT_HOLD_HOURS: z.coerce
    .number()
    .min(0)
    .max(30 * 24)
    .transform((hours) => hours * hourMs)
    .default(defaultAccountOptions.holdMs),
});

/** Throws a ZodError that names invalid values. */
export function readAccountOptions(env: Readonly<Record<string, string | undefined>>): AccountOptions {
  const { STEP_UP_AMOUNT, CONTACT_HOLD_HOURS } = environment.parse(env);
  return { amount: STEP_UP_AMOUNT, holdMs: CONTACT_HOLD_HOURS };
}

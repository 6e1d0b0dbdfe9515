import { dayMs } from '@tamarack/core/calendar/durations';
import { type Cents, toCents } from '@tamarack/core/money/cents';

export interface AccountOptions {
  /**
   * Cents that may be drawn within `holdMs` on an existing credit line, from a device that the line was not granted on.
   * More needs a passkey beside both codes, or waits for an operator.
   */
  readonly amount: Cents;
  /**
   * How long a new email address proves nothing, and every purchase waits for an operator after a change of the address or
   * of the bank account.
   */
  readonly holdMs: number;
}

export const defaultAccountOptions: AccountOptions = { amount: toCents(10_000), holdMs: dayMs };

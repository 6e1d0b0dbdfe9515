import type { ApplicationRow } from './repository';

/**
 * The address that the second proof goes to: that of the customer's account. After a change it is the former one, until
 * the hold ends. Null for a customer without one.
 */
export function getProofEmail(
  row: Pick<ApplicationRow, 'accountEmail' | 'formerEmail' | 'formerEmailUntil'>,
  now: Date,
): string | null {
  const { accountEmail, formerEmail, formerEmailUntil } = row;
  return formerEmailUntil !== null && formerEmailUntil > now ? formerEmail : accountEmail;
}

/**
 * Shown in place of an address that was not verified: the phone alone reveals no letter of it. Masking this value does not
 * change it.
 */
export const HIDDEN_EMAIL = '••••@•••';

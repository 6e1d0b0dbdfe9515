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
 * In place of the address, for who has not proven it: whoever has the phone learns no letter of it. A mask of this is the
 * same again.
 */
export const HIDDEN_EMAIL = '••••@•••';

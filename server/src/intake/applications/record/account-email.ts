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

/** For who has not proven the address yet, the domain is masked as well: `m•••@e•••.ca`. */
export function maskUnprovenEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••.${domain.split('.').at(-1) ?? ''}`;
}

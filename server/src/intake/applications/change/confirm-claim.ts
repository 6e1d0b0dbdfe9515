import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { SealingKeys } from '../../../platform/keys';
import { getProofEmail } from '../record/account-email';
import { findApplicationState, toCheckoutStatus } from '../record/application-state';
import { findCustomerByPhone, findOrCreateCustomer, setAccountPhone } from '../record/customer';
import { sealPerson } from '../record/person';
import { type ApplicationRow, hasCreditLine, updateApplication } from '../record/repository';
import { acceptPhone } from './accept-phone';
import { bringUpToDate, type MutateDeps } from './mutate-application';

/** Assigns the application to the customer that it claims, after the second proof. */
export async function confirmClaim(
  trx: Executor,
  row: ApplicationRow,
  deps: Omit<MutateDeps, 'database'>,
): Promise<void> {
  const { checkoutId, claimedCustomerId, phone } = row;
  const customer = phone === null ? undefined : await findCustomerByPhone(trx, deps.keys, phone);
  // the number was released meanwhile
  if (phone === null || customer?.id !== claimedCustomerId) throw problem('session-expired');
  await keepProvenEmail(trx, row, deps);
  await acceptPhone(trx, row, phone, deps);
  const state = await findApplicationState(trx, { checkoutId }, deps);
  const current = state && (await bringUpToDate(trx, state, deps));
  const status = current && toCheckoutStatus(current.facts);
  if (status && status !== current.row.status) await deps.checkouts.setStatus(trx, checkoutId, status);
}

/** The address of the second proof need not be verified again: a new application without a credit line starts with it. */
async function keepProvenEmail(
  trx: Executor,
  row: ApplicationRow,
  { keys, now: readClock }: Pick<MutateDeps, 'keys' | 'now'>,
): Promise<void> {
  const now = readClock();
  const { id, claimedCustomerId, eligibility } = row;
  const email = getProofEmail(row, now);
  // with a line the borrower's is copied, and eligibility comes before the address
  if (claimedCustomerId === null || email === null || eligibility !== 'eligible') return;
  if (await hasCreditLine(trx, claimedCustomerId, dateIn(now))) return;
  await updateApplication(trx, id, {
    ...(await sealPerson(keys, id, { email })),
    email_verified_at: now,
  });
}

/** Detaches the number from the customer that the application claims, and assigns the application to a new customer. */
export async function startOver(
  trx: Executor,
  keys: SealingKeys,
  { id, phone, claimedCustomerId: from }: ApplicationRow,
  now: Date,
): Promise<{ readonly from: string; readonly to: string }> {
  if (from === null || phone === null) throw problem('step-not-allowed');
  // another person has the number
  await setAccountPhone(trx, keys, from, null);
  const to = await findOrCreateCustomer(trx, keys, phone, now);
  await updateApplication(trx, id, { customer_id: to, claimed_customer_id: null, updated_at: now });
  return { from, to };
}

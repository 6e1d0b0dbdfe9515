import { recordAudit } from '../../../platform/audit';
import type { Executor } from '../../../platform/database';
import type { Channel } from '../../../platform/events';
import type { Keys, SealingKeys } from '../../../platform/keys';
import { type CheckoutsService, setApplication } from '../../checkouts';
import { type ApplicationState, findApplicationState, isUnfinished } from '../record/application-state';
import { findCustomerByPhone, findOrCreateCustomer } from '../record/customer';
import type { ApplicationEvent } from '../record/events';
import { lockApplication, lockCustomer } from '../record/lock';
import { sealPerson } from '../record/person';
import type { ApplicationParts } from '../record/ports';
import {
  type ApplicationRow,
  listOpenApplications,
  type StateDeps,
  updateApplication,
} from '../record/repository';
import { findPrefillSource } from './prefill-repository';

export interface AcceptPhoneDeps {
  readonly parts: ApplicationParts;
  readonly events: Channel<ApplicationEvent>;
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly now: () => Date;
}

/**
 * Call it after a phone verification. A number without an account is accepted at once. Otherwise the application only claims
 * the account's customer and shows nothing of the account; `acceptPhone` follows the second proof
 * (docs/decisions/0028-step-up.md). Returns whether the customer is claimed.
 */
export async function claimPhone(
  trx: Executor,
  row: ApplicationRow,
  phone: string,
  deps: AcceptPhoneDeps,
): Promise<boolean> {
  const customer = await findCustomerByPhone(trx, deps.keys, phone);
  if (!customer || customer.email === null) {
    await acceptPhone(trx, row, phone, deps);
    return false;
  }
  await updateApplication(trx, row.id, {
    claimed_customer_id: customer.id,
    ...(await sealPerson(deps.keys, row.id, { phone })),
    phone_verified_at: deps.now(),
    updated_at: deps.now(),
  });
  return true;
}

/**
 * After the proofs that are due: finds or creates the number's customer. If that customer has an unfinished application of
 * the same merchant and entry, the checkout continues with it; otherwise this application becomes the customer's.
 * Rationale: docs/decisions/0005-one-checkout-one-application.md.
 */
export async function acceptPhone(
  trx: Executor,
  row: ApplicationRow,
  phone: string,
  deps: AcceptPhoneDeps,
): Promise<void> {
  const now = deps.now();
  const owner = await findOrCreateCustomer(trx, deps.keys, phone, now);
  const earlier = await findUnfinished(trx, row, owner, deps);
  if (earlier) return exchange(trx, row, earlier.row, deps);
  await lockCustomer(trx, owner);
  // a customer who was erased meanwhile no longer has the number
  const customerId = await findOrCreateCustomer(trx, deps.keys, phone, now);
  await updateApplication(trx, row.id, {
    customer_id: customerId,
    claimed_customer_id: null,
    ...(await sealPerson(deps.keys, row.id, { phone })),
    phone_verified_at: now,
    prefilled_from: await findPrefillSource(trx, { customerId, exceptId: row.id }),
    updated_at: now,
  });
}

async function findUnfinished(
  trx: Executor,
  { id, merchantId, entry }: ApplicationRow,
  customerId: string,
  deps: StateDeps,
): Promise<ApplicationState | null> {
  for (const candidate of await listOpenApplications(trx, { customerId, merchantId, entry })) {
    if (candidate === id) continue;
    await lockApplication(trx, candidate);
    const state = await findApplicationState(trx, { id: candidate }, deps);
    if (state?.row.customerId === customerId && isUnfinished(state.facts)) return state;
  }
  return null;
}

/** Exchanges the applications: the new checkout gets the earlier one, the earlier checkout the new, empty one. */
async function exchange(
  trx: Executor,
  current: ApplicationRow,
  earlier: ApplicationRow,
  { events, keys, checkouts, now }: AcceptPhoneDeps,
): Promise<void> {
  await updateApplication(trx, current.id, {
    claimed_customer_id: null,
    ...(await sealPerson(keys, current.id, { phone: null, email: null })),
    phone_verified_at: null,
    email_verified_at: null,
    prefill_cipher: null,
  });
  await setApplication(trx, current.checkoutId, earlier.id);
  await setApplication(trx, earlier.checkoutId, current.id);
  if (earlier.status !== 'cancelled') await checkouts.setStatus(trx, earlier.checkoutId, 'abandoned');
  if (current.cartTotal !== earlier.cartTotal)
    await events.publish(trx, { type: 'cartChanged', applicationId: earlier.id });
  await publishInvoiceLinks(trx, current, earlier, events);
  await updateApplication(trx, earlier.id, {
    language: current.language,
    phone_verified_at: now(),
    ...(earlier.eligibility === 'unanswered' ? { eligibility: current.eligibility } : {}),
    updated_at: now(),
  });
  await recordAudit(trx, {
    applicationId: earlier.id,
    actor: 'applicant',
    act: 'application.takenUp',
    details: { checkoutId: current.checkoutId, earlierCheckoutId: earlier.checkoutId, leftId: current.id },
    at: now(),
  });
}

/** A checkout pays the invoice of its own link, whichever application it is on. */
async function publishInvoiceLinks(
  trx: Executor,
  current: ApplicationRow,
  earlier: ApplicationRow,
  events: Channel<ApplicationEvent>,
): Promise<void> {
  if (current.invoiceLinkId === earlier.invoiceLinkId)
    return events.publish(trx, { type: 'resumed', applicationId: earlier.id });
  for (const [{ id: applicationId }, { invoiceLinkId }] of [
    [earlier, current],
    [current, earlier],
  ] as const)
    if (invoiceLinkId !== null)
      await events.publish(trx, { type: 'invoiceLinked', applicationId, invoiceLinkId });
}

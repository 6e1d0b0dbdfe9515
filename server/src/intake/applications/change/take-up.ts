import { recordAudit } from '../../../platform/audit';
import type { Executor } from '../../../platform/database';
import type { Channel } from '../../../platform/events';
import { type CheckoutsService, setApplication } from '../../checkouts';
import type { ApplicationEvent } from '../record/events';
import { findStanding, isUnfinished, type Standing } from '../record/facts';
import { lockApplication } from '../record/lock';
import type { ApplicationParts } from '../record/ports';
import { type ApplicationRow, customerOf, openApplications, updateApplication } from '../record/repository';
import { findFilledIn } from './known-repository';

export interface TakeUpDeps {
  readonly parts: ApplicationParts;
  readonly events: Channel<ApplicationEvent>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly now: () => Date;
}

/**
 * After a phone verification: finds or creates the number's customer. If that customer has an unfinished application of
 * the same merchant and entry, the checkout continues with it; otherwise this application becomes the customer's.
 * Rationale: docs/decisions/0005-one-checkout-one-application.md.
 */
export async function acceptPhone(
  trx: Executor,
  row: ApplicationRow,
  phone: string,
  deps: TakeUpDeps,
): Promise<void> {
  const now = deps.now();
  const customerId = await customerOf(trx, phone, now);
  const earlier = await findUnfinished(trx, row, customerId, deps.parts);
  if (earlier) return exchange(trx, row, earlier.row, deps);
  await updateApplication(trx, row.id, {
    customer_id: customerId,
    phone,
    phone_verified_at: now,
    prefilled_from: await findFilledIn(trx, { customerId, exceptId: row.id }),
    updated_at: now,
  });
}

async function findUnfinished(
  trx: Executor,
  { id, merchantId, entry }: ApplicationRow,
  customerId: string,
  parts: ApplicationParts,
): Promise<Standing | null> {
  for (const candidate of await openApplications(trx, { customerId, merchantId, entry })) {
    if (candidate === id) continue;
    await lockApplication(trx, candidate);
    const found = await findStanding(trx, { id: candidate }, parts);
    if (found?.row.customerId === customerId && isUnfinished(found.facts)) return found;
  }
  return null;
}

/** Exchanges the applications: the new checkout gets the earlier one, the earlier checkout the new, empty one. */
async function exchange(
  trx: Executor,
  current: ApplicationRow,
  earlier: ApplicationRow,
  { events, checkouts, now }: TakeUpDeps,
): Promise<void> {
  await setApplication(trx, current.checkoutId, earlier.id);
  await setApplication(trx, earlier.checkoutId, current.id);
  if (earlier.status !== 'cancelled') await checkouts.setStatus(trx, earlier.checkoutId, 'abandoned');
  if (current.cartTotal !== earlier.cartTotal)
    await events.publish(trx, { type: 'cartChanged', applicationId: earlier.id });
  await followLinks(trx, current, earlier, events);
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
async function followLinks(
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

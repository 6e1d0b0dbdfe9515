import { dateIn } from '@tamarack/core/calendar/plain-date';
import { hasOfferExpired, isReturning } from '@tamarack/core/flow/credit';
import { recordAudit } from '../../../platform/audit';
import type { Executor } from '../../../platform/database';
import type { Channel } from '../../../platform/events';
import { type CheckoutsService, insertReplacedCheckout, setApplication } from '../../checkouts';
import type { ApplicationEvent } from '../record/events';
import type { Standing } from '../record/facts';
import { type ApplicationRow, updateApplication } from '../record/repository';
import { findCarried, insertRenewed } from './known-repository';

export interface ReturningDeps {
  readonly events: Channel<ApplicationEvent>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly now: () => Date;
}

/** The customer has a credit line whose borrower was not copied to this application yet. */
const lacksCarried = ({ row, facts }: Standing): boolean =>
  row.carriedFrom === null && isReturning(facts) && facts.agreement === 'none';

/** The application is outdated through time or another application of the customer: see `bringUp`. */
export const isBehind = (standing: Standing): boolean =>
  hasOfferExpired(standing.facts) || lacksCarried(standing);

/**
 * Runs before any action on an outdated application, in a transaction that has locked it: if its offer expired, its
 * checkout gets a new application; if its customer has a credit line, the line's borrower is copied. Rationale:
 * docs/decisions/0005-one-checkout-one-application.md.
 */
export async function bringUp(trx: Executor, standing: Standing, deps: ReturningDeps): Promise<void> {
  if (hasOfferExpired(standing.facts)) await renew(trx, standing.row, deps);
  else if (lacksCarried(standing)) await carryOver(trx, standing.row, deps);
}

async function renew(
  trx: Executor,
  row: ApplicationRow,
  { events, checkouts, now }: ReturningDeps,
): Promise<void> {
  const { id, checkoutId, invoiceLinkId } = row;
  await events.publish(trx, { type: 'offerLapsed', applicationId: id });
  const renewedId = await insertRenewed(trx, id, now());
  await insertReplacedCheckout(trx, { applicationId: id, replacedBy: checkoutId, now: now() });
  await setApplication(trx, checkoutId, renewedId);
  if (invoiceLinkId !== null)
    await events.publish(trx, { type: 'invoiceLinked', applicationId: renewedId, invoiceLinkId });
  if (row.status !== 'abandoned') await checkouts.setStatus(trx, checkoutId, 'started');
  await recordAudit(trx, {
    applicationId: renewedId,
    actor: 'system',
    act: 'application.renewed',
    details: { checkoutId, leftId: id },
    at: now(),
  });
}

/**
 * The agreement is with the approved borrower, whatever was typed here meanwhile; only an address verified here is
 * kept.
 */
async function carryOver(trx: Executor, row: ApplicationRow, { events, now }: ReturningDeps): Promise<void> {
  const { id, customerId } = row;
  const of = customerId && { customerId, exceptId: id, today: dateIn(now()) };
  const known = of ? await findCarried(trx, of) : undefined;
  // nothing to copy: do not look again
  if (!known) return updateApplication(trx, id, { carried_from: id });
  await updateApplication(trx, id, {
    carried_from: known.id,
    personal: JSON.stringify(known.personal),
    business: JSON.stringify(known.business),
    sin_cipher: known.sinCipher,
    sin_last_three: known.sinLastThree,
    ...(row.eligibility === 'unanswered' ? { eligibility: known.eligibility } : {}),
    ...(row.emailVerifiedAt === null ? { email: known.email, email_verified_at: known.emailVerifiedAt } : {}),
    updated_at: now(),
  });
  await events.publish(trx, { type: 'carriedOver', fromId: known.id, toId: id });
  await recordAudit(trx, {
    applicationId: id,
    actor: 'system',
    act: 'application.carriedOver',
    details: { fromId: known.id },
    at: now(),
  });
}

import { dateIn } from '@tamarack/core/calendar/plain-date';
import { hasOfferExpired, isReturning } from '@tamarack/core/flow/credit';
import { recordAudit } from '../../../platform/audit';
import { type Executor, newId } from '../../../platform/database';
import type { Channel } from '../../../platform/events';
import type { Keys, SealingKeys } from '../../../platform/keys';
import { type CheckoutsService, insertReplacedCheckout, setApplication } from '../../checkouts';
import type { ApplicationState } from '../record/application-state';
import type { ApplicationEvent } from '../record/events';
import { sealPerson } from '../record/person';
import { type ApplicationRow, updateApplication } from '../record/repository';
import { toSinCell } from '../record/sin-cell';
import { findCarryOverSource, insertRenewedApplication } from './prefill-repository';

export interface UpdateOutdatedDeps {
  readonly events: Channel<ApplicationEvent>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly now: () => Date;
}

/** The customer has a credit line whose borrower was not copied to this application yet. */
const needsCarryOver = ({ row, facts }: ApplicationState): boolean =>
  row.carriedFrom === null && isReturning(facts) && facts.agreement === 'none';

/** The application is outdated through time or another application of the customer: see `updateOutdated`. */
export const isOutdated = (state: ApplicationState): boolean =>
  hasOfferExpired(state.facts) || needsCarryOver(state);

/**
 * Runs before any action on an outdated application, in a transaction that has locked it: if its offer expired, its
 * checkout gets a new application; if its customer has a credit line, the line's borrower is copied. Rationale:
 * docs/decisions/0005-one-checkout-one-application.md.
 */
export async function updateOutdated(
  trx: Executor,
  state: ApplicationState,
  deps: UpdateOutdatedDeps,
): Promise<void> {
  if (hasOfferExpired(state.facts)) await renew(trx, state.row, deps);
  else if (needsCarryOver(state)) await carryOver(trx, state.row, deps);
}

async function renew(
  trx: Executor,
  row: ApplicationRow,
  { events, keys, checkouts, now }: UpdateOutdatedDeps,
): Promise<void> {
  const { id, checkoutId, invoiceLinkId } = row;
  await events.publish(trx, { type: 'offerLapsed', applicationId: id });
  const renewedId = newId(now());
  const { phone } = row;
  await insertRenewedApplication(trx, { id: renewedId, expiredId: id, now: now() });
  await updateApplication(trx, renewedId, await sealPerson(keys, renewedId, { phone }));
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
async function carryOver(
  trx: Executor,
  row: ApplicationRow,
  { events, keys, now }: UpdateOutdatedDeps,
): Promise<void> {
  const { id, customerId } = row;
  const filter = customerId && { customerId, exceptId: id, today: dateIn(now()) };
  const source = filter ? await findCarryOverSource(trx, keys, filter) : undefined;
  // nothing to copy: do not look again
  if (!source) return updateApplication(trx, id, { carried_from: id });
  await updateApplication(trx, id, {
    carried_from: source.id,
    ...(await sealPerson(keys, id, { personal: source.personal, business: source.business })),
    sin_cipher: source.sinCipher && (await moveSin(keys, source.sinCipher, source.id, id)),
    sin_last_three: source.sinLastThree,
    prefill_cipher: null,
    ...(row.eligibility === 'unanswered' ? { eligibility: source.eligibility } : {}),
    ...(row.emailVerifiedAt === null
      ? {
          ...(await sealPerson(keys, id, { email: source.email })),
          email_verified_at: source.emailVerifiedAt,
        }
      : {}),
    updated_at: now(),
  });
  await events.publish(trx, { type: 'carriedOver', fromId: source.id, toId: id });
  await recordAudit(trx, {
    applicationId: id,
    actor: 'system',
    act: 'application.carriedOver',
    details: { fromId: source.id },
    at: now(),
  });
}

/** A ciphertext opens in its own row only. */
async function moveSin(
  keys: UpdateOutdatedDeps['keys'],
  cipher: Buffer,
  fromId: string,
  toId: string,
): Promise<Buffer> {
  return keys.encrypt('sin', await keys.decrypt('sin', cipher, toSinCell(fromId)), toSinCell(toId));
}

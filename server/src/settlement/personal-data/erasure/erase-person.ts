import { erasePasskeys, listPersonReviews as listAccountReviews } from '../../../intake/accounts';
import {
  listPersonEmails,
  lockApplication,
  lockCustomer,
  type Person,
  type PersonRecords,
} from '../../../intake/applications';
import { eraseLinkRecipients } from '../../../intake/invoice-links';
import type { SessionsService } from '../../../intake/sessions';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { cancelAddressedMails } from '../../../platform/mail';
import { listPersonReviews } from '../../../underwriting/review-queue';
import { type ErasureResult, planErasure } from '../erasure-plan';
import { listRetained } from '../retention-repository';
import { type EraseDeps, eraseApplication } from './erase-application';

export interface ErasePersonDeps extends EraseDeps {
  readonly sessions: Pick<SessionsService, 'endAll'>;
  /** Days that a signed agreement is kept after its last payment. */
  readonly agreementDays: number;
}

/** Locks the person's applications. Throws `not-found`; `step-not-allowed` while one of them is being decided. */
export async function lockErasable(
  trx: Executor,
  personId: string,
  records: Pick<PersonRecords, 'find'>,
): Promise<Person> {
  const found = await records.find(trx, personId);
  if (!found) throw problem('not-found');
  for (const { id } of found.applications) await lockApplication(trx, id);
  // a separate statement after the locks, to see what their previous owners wrote
  const person = await records.find(trx, personId);
  if (!person) throw problem('not-found');
  const retained = await listRetained(trx, toIds(person.applications));
  const inDecision = retained.flatMap((each) => (each.inDecision ? [each.applicationId] : []));
  if (inDecision.length > 0)
    throw problem('step-not-allowed', { detail: await describeDecision(trx, inDecision) });
  return person;
}

/** Explains which open decision blocks the erasure. */
async function describeDecision(trx: Executor, applicationIds: readonly string[]): Promise<string> {
  const accountReviews = await listAccountReviews(trx, applicationIds);
  if (accountReviews.some(({ outcome }) => outcome === null))
    return 'A security review of this person’s account is open. Decide it first, under Account security.';
  const reviews = await listPersonReviews(trx, applicationIds);
  return reviews.some(({ decidedAt }) => decidedAt === null)
    ? 'An application of this person is in review. Decide its review first.'
    : 'An application of this person is being scored. Try again in a few minutes.';
}

const toIds = (applications: Person['applications']): readonly string[] => applications.map(({ id }) => id);

/**
 * Removes everything that nothing demands to keep of the applications started until then, in a transaction that has locked
 * them. The customer stays known while a payment of one of the agreements is outstanding.
 */
export async function erasePerson(
  trx: Executor,
  person: Person,
  startedUntil: Date,
  deps: ErasePersonDeps,
): Promise<ErasureResult> {
  const { agreementDays, now } = deps;
  const concerned = person.applications.filter(({ startedAt }) => startedAt <= startedUntil);
  const others = person.applications.filter(({ startedAt }) => startedAt > startedUntil);
  const plans = (await listRetained(trx, toIds(concerned))).map((application) => ({
    application,
    ...planErasure(application, now(), agreementDays),
  }));
  for (const { application, extent } of plans)
    await eraseApplication(
      trx,
      { applicationId: application.applicationId, signed: application.signedAt !== null },
      extent,
      deps,
    );
  if (plans.every(({ extent }) => extent.applicant) && others.every(({ erasedAt }) => erasedAt !== null))
    await forgetCustomer(trx, person, deps);
  return {
    erased: plans.filter(({ extent }) => extent.applicant).length,
    kept: [...plans.flatMap(({ kept }) => kept), { kind: 'trail', applicationId: null, until: null }],
  };
}

/**
 * Removes the customer, and their addresses from links of merchants and from mails; none that waits is sent. Leaves them
 * where an application of theirs is not erased.
 */
export async function forgetCustomer(
  trx: Executor,
  person: Person,
  { keys, records, sessions, now }: Pick<ErasePersonDeps, 'keys' | 'records' | 'sessions' | 'now'>,
): Promise<void> {
  const { customer } = person;
  if (customer) {
    await lockCustomer(trx, customer.id);
    // a separate statement after the lock: an application may have become theirs meanwhile; from now on
    // one that would waits for this transaction, and finds no customer (`acceptPhone`)
    const current = await records.find(trx, customer.id);
    if (current?.applications.some(({ erasedAt }) => erasedAt === null)) return;
    await sessions.endAll(trx, customer.id);
    await records.eraseCustomer(trx, customer.id);
    await erasePasskeys(trx, customer.id);
  }
  const emails = listPersonEmails(person);
  await eraseLinkRecipients(trx, keys, { emails, ids: [] });
  await cancelAddressedMails(trx, keys, emails, now());
}

import type { Person } from '../../../intake/applications';
import { authorize, authorizeConfirmation, type Operator } from '../../../parties/operators';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { MailQueue } from '../../../platform/mail';
import { type ErasureResult, findResumption } from '../erasure-plan';
import { getLanguage, recordPersonAct } from '../people';
import type { ErasureReason } from '../tables';
import { type ErasePersonDeps, erasePerson, lockErasable } from './erase-person';
import * as erasures from './erasure-repository';

export type { Erasure } from './erasure-repository';

interface ErasureRequest {
  readonly reason: ErasureReason;
  /** Number of the request in the provider's own system, such as `REQ-1042`. */
  readonly reference: string | null;
}

/**
 * Erasures of a person's data. One operator proposes, another confirms; then all data that need not be kept is removed at
 * once, and the person is notified which data was kept, why and until when.
 */
export interface ErasuresService extends ReturnType<typeof createErasures> {}

export function createErasures(
  deps: ErasePersonDeps & { readonly database: Executor; readonly mails: MailQueue },
) {
  const { database, records, mails, now } = deps;

  const getErasure = async (executor: Executor, id: string): Promise<erasures.Erasure> => {
    const erasure = isId(id) ? await erasures.findErasure(executor, id) : undefined;
    if (!erasure) throw problem('not-found');
    return erasure;
  };

  /** Applications are locked before the erasure. */
  const lock = async (trx: Executor, id: string) => {
    const { personId } = await getErasure(trx, id);
    const person = await lockErasable(trx, personId, records);
    const erasure = await erasures.lockErasure(trx, id);
    if (!erasure) throw problem('not-found');
    return { person, erasure };
  };

  /** Queued with the verified address, which is removed by the erasure. */
  const notify = async (trx: Executor, erasureId: string, person: Person): Promise<void> => {
    const recipient =
      person.customer?.email ??
      person.applications.findLast(({ email, emailVerifiedAt }) => email !== null && emailVerifiedAt !== null)
        ?.email;
    if (recipient) await mails.queue(trx, { kind: 'personErased', about: erasureId, recipient });
  };

  return {
    /** Throws `not-found`; `step-not-allowed` while another one is open, or an application is being decided. */
    propose: async (
      operator: Operator,
      personId: string,
      { reason, reference }: ErasureRequest,
    ): Promise<erasures.Erasure> => {
      authorize(operator, 'people.proposeErasure');
      if (!isId(personId)) throw problem('not-found');
      return inTransaction(database, async (trx) => {
        const person = await lockErasable(trx, personId, records);
        const id = newId(now());
        const inserted = await erasures.insertErasure(trx, {
          id,
          personId,
          reason,
          reference,
          language: getLanguage(person),
          operatorId: operator.id,
          now: now(),
        });
        if (!inserted)
          throw problem('step-not-allowed', { detail: 'An erasure of this person is already proposed.' });
        const details = { erasureId: id, reason, reference };
        await recordPersonAct(trx, { operator, act: 'person.erasureProposed', person, details, now: now() });
        return getErasure(trx, id);
      });
    },

    /**
     * Throws `not-found`; `step-not-allowed` for one's own, one that is cancelled, and while an application is being
     * decided. Confirming again changes nothing, and returns the result.
     */
    confirm: async (operator: Operator, id: string): Promise<erasures.Erasure> => {
      authorize(operator, 'people.confirmErasure');
      return inTransaction(database, async (trx) => {
        const done = await getErasure(trx, id);
        if (done.state === 'done') return done;
        const { person, erasure } = await lock(trx, id);
        // another call may have done it meanwhile
        if (erasure.state === 'done') return erasure;
        await authorizeConfirmation(trx, operator, 'people.confirmErasure', erasure.proposedBy);
        if (erasure.state === 'cancelled')
          throw problem('step-not-allowed', { detail: 'The erasure was cancelled.' });
        const result: ErasureResult = await erasePerson(trx, person, now(), deps);
        // queued after it, which stops every mail that waits
        await notify(trx, id, person);
        const resumeOn = findResumption(result.kept);
        await erasures.completeErasure(trx, id, { by: operator.id, now: now(), result, resumeOn });
        const details = { erasureId: id, erased: result.erased, kept: result.kept.length };
        await recordPersonAct(trx, { operator, act: 'person.erased', person, details, now: now() });
        return getErasure(trx, id);
      });
    },

    /** Throws `not-found`; `step-not-allowed` for one that is done. */
    cancel: async (operator: Operator, id: string): Promise<erasures.Erasure> => {
      authorize(operator, 'people.proposeErasure');
      return inTransaction(database, async (trx) => {
        await getErasure(trx, id);
        const erasure = await erasures.lockErasure(trx, id);
        if (erasure?.state !== 'proposed')
          throw problem('step-not-allowed', { detail: 'The erasure is done or cancelled.' });
        await erasures.cancelErasure(trx, id, { by: operator.id, now: now() });
        const person = (await records.find(trx, erasure.personId)) ?? null;
        const details = { erasureId: id };
        await recordPersonAct(trx, { operator, act: 'person.erasureCancelled', person, details, now: now() });
        return getErasure(trx, id);
      });
    },

    /** Whose it is. Throws `not-found`. */
    findPersonId: async (operator: Operator, id: string): Promise<string> => {
      authorize(operator, 'people.read');
      return (await getErasure(database, id)).personId;
    },

    /** Newest first. Throws `not-found`. */
    list: async (operator: Operator, personId: string): Promise<readonly erasures.Erasure[]> => {
      authorize(operator, 'people.read');
      if (!isId(personId) || !(await records.find(database, personId))) throw problem('not-found');
      return await erasures.listErasures(database, personId);
    },

    /** Erasures that wait for a second operator, oldest first. */
    listOpen: async (operator: Operator): Promise<readonly erasures.Erasure[]> => {
      authorize(operator, 'people.read');
      return await erasures.listOpenErasures(database);
    },
  };
}

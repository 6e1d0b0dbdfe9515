import type { AccountsService } from '../../../intake/accounts';
import { lockApplication, type Person, type PersonRecords } from '../../../intake/applications';
import { authorize, type Operator } from '../../../parties/operators';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { MailQueue } from '../../../platform/mail';
import { getLanguage, recordPersonAct } from '../people';
import { type Correction, parseCorrection } from './parse-correction';

/** Why a person’s data is corrected. */
export const correctionReasons = ['request', 'mistake', 'returned'] as const;

interface CorrectionRequest extends Correction {
  readonly reason: (typeof correctionReasons)[number];
  /** Number of the request in the provider's own system, such as `REQ-1042`. */
  readonly reference: string | null;
}

/** Corrections by an operator. Signed agreements are not changed. */
export interface CorrectionsService extends ReturnType<typeof createCorrections> {}

export function createCorrections(deps: {
  readonly database: Executor;
  readonly records: Pick<PersonRecords, 'find' | 'correct'>;
  readonly accounts: Pick<AccountsService, 'correctContacts'>;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { database, records, accounts, mails, now } = deps;

  const lockPerson = async (trx: Executor, id: string): Promise<Person> => {
    const found = isId(id) ? await records.find(trx, id) : undefined;
    if (!found) throw problem('not-found');
    for (const application of found.applications) await lockApplication(trx, application.id);
    // a separate statement after the locks, to see what their previous owners wrote
    const person = await records.find(trx, id);
    if (!person) throw problem('not-found');
    if (person.applications.every(({ erasedAt }) => erasedAt !== null))
      throw problem('step-not-allowed', { detail: 'The data of this person was erased.' });
    return person;
  };

  return {
    /**
     * Returns the names of what changed; the person gets a mail, at the former and the new address. A changed address or
     * number obeys the hold of contacts. Throws `not-found`; `validation-failed`; `step-not-allowed` if the number
     * belongs to another customer, if there is nothing to correct, and for somebody who was erased.
     */
    correct: async (
      operator: Operator,
      personId: string,
      { reason, reference, ...correction }: CorrectionRequest,
    ): Promise<readonly string[]> => {
      authorize(operator, 'people.correct');
      return inTransaction(database, async (trx) => {
        const person = await lockPerson(trx, personId);
        const change = parseCorrection(correction, person, now());
        const newest = person.applications.at(-1);
        const corrected = await records.correct(trx, person, change);
        const fields = corrected.map(({ field }) => field);
        if (corrected.length === 0 || !newest)
          throw problem('step-not-allowed', { detail: 'Nothing differs from what is held.' });
        const contacts = {
          email: fields.includes('email') ? change.email : null,
          phone: fields.includes('phone') ? change.phone : null,
        };
        if (contacts.email !== null || contacts.phone !== null)
          await accounts.correctContacts(trx, newest, contacts, operator);
        const hashes = corrected.flatMap(({ field, before, after }) => [
          [`${field}Before`, before],
          [`${field}After`, after],
        ]);
        await recordPersonAct(trx, {
          operator,
          act: 'person.corrected',
          person,
          details: { reason, reference, fields: fields.join(' '), ...Object.fromEntries(hashes) },
          now: now(),
        });
        const details = { language: getLanguage(person), fields: fields.join(' ') };
        const about = newId(now());
        for (const recipient of new Set([person.customer?.email ?? newest.email, change.email]))
          if (recipient !== null)
            await mails.queue(trx, { kind: 'personCorrected', about, recipient, details });
        return fields;
      });
    },
  };
}

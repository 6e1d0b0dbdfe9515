import type { PersonalInput } from '@tamarack/core/validation/inputs';
import type { Executor } from '../../../platform/database';
import type { SealingKeys } from '../../../platform/keys';
import { sealPerson } from '../record/person';
import { updateApplication } from '../record/repository';
import type { Person } from './find-people';

/** The personal details that an operator may correct. */
export type CorrectablePersonal = Omit<PersonalInput, 'sin' | 'terms' | 'country'>;

export interface PersonChange {
  readonly personal: Partial<CorrectablePersonal>;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

/** A changed value, as keyed hashes: equal for equal values, and not readable. */
export interface CorrectedField {
  readonly field: keyof CorrectablePersonal | 'email' | 'phone';
  readonly before: string;
  readonly after: string;
}

/**
 * Writes corrected values to the applications of a person, in a transaction that has locked them. What was signed stays as
 * it was signed. Returns what differs from the newest application.
 */
export async function correctApplications(
  trx: Executor,
  { applications }: Person,
  { personal, email, phone }: PersonChange,
  keys: SealingKeys,
): Promise<readonly CorrectedField[]> {
  const held = applications.filter(({ erasedAt }) => erasedAt === null);
  const newest = held.findLast((each) => each.personal !== null);
  const before = { ...newest?.personal, email: newest?.email, phone: newest?.phone };
  const after = { ...personal, ...(email !== null && { email }), ...(phone !== null && { phone }) };
  for (const application of held) {
    const set = await sealPerson(keys, application.id, {
      ...(application.personal && { personal: { ...application.personal, ...personal } }),
      ...(email !== null && application.emailVerifiedAt !== null && { email }),
      ...(phone !== null && application.phoneVerifiedAt !== null && { phone }),
    });
    // one that was left before its first step has nothing to correct
    if (Object.keys(set).length > 0) await updateApplication(trx, application.id, set);
  }
  const hash = (value: string | null | undefined): string =>
    keys
      .keyedHash('personValue', value ?? '')
      .toString('hex')
      .slice(0, 16);
  return (Object.keys(after) as CorrectedField['field'][])
    .filter((field) => after[field] !== undefined && before[field] !== after[field])
    .map((field) => ({ field, before: hash(before[field]), after: hash(after[field]) }));
}

import { isPlainDate } from '@tamarack/core/calendar/plain-date';
import { z } from 'zod';
import { field, fields } from '../../../pages/web/form-body';
import type { Ownership, RecordedPerson } from '../../../src/underwriting/due-diligence';

/** One row of the form, as it was typed. */
export interface PersonInput {
  readonly role: string;
  readonly first: string;
  readonly last: string;
  readonly born: string;
  readonly share: string;
}

export interface OwnershipInput {
  readonly people: readonly PersonInput[];
  readonly source: string;
  readonly consent: boolean;
}

/** Rows of the form. More than four owners of a quarter each there cannot be; directors are the rest. */
export const maxPeople = 8;
/** Percent from which on an owner has to be known. */
const smallestShare = 25;

const column = fields(z.array(z.string().trim().max(100)).max(maxPeople));

/** The form's body. */
export const ownershipBody = z
  .object({
    role: column,
    first: column,
    last: column,
    born: column,
    share: column,
    source: field(z.string()),
    consent: field(z.string()),
  })
  .transform(
    ({ role, first, last, born, share, source, consent }): OwnershipInput => ({
      people: first
        .map((name, at) => ({
          role: role[at] ?? '',
          first: name,
          last: last[at] ?? '',
          born: born[at] ?? '',
          share: share[at] ?? '',
        }))
        .filter((person) => person.first !== '' || person.last !== ''),
      source,
      consent: consent === 'yes',
    }),
  );

/** The value to store, or its problem. */
export function parseOwnership(
  input: OwnershipInput,
): { readonly ownership: Ownership } | { readonly errors: readonly string[] } {
  const source = (['applicant', 'registry', 'documents'] as const).find((each) => each === input.source);
  const parsed = input.people.map(parsePerson);
  const people = parsed.flatMap((each) => (typeof each === 'string' ? [] : [each]));
  const shares = people.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const errors = [
    ...parsed.filter((each) => typeof each === 'string'),
    ...(input.people.length === 0 ? ['Enter at least one person.'] : []),
    ...(shares > 100 ? ['The shares add up to more than 100%.'] : []),
    ...(source === undefined ? ['Choose a source.'] : []),
    ...(input.consent ? [] : ['Confirm that the people know of it and agree.']),
  ];
  return errors.length > 0 || source === undefined ? { errors } : { ownership: { people, source } };
}

/** A sentence if the input is incomplete. */
function parsePerson({ role, first, last, born, share }: PersonInput): RecordedPerson | string {
  const name = `${first} ${last}`.trim();
  if (first === '' || last === '') return `${name}: enter the first and the last name.`;
  if (born !== '' && !isPlainDate(born)) return `${name}: enter the date of birth as 1980-05-31.`;
  const person = { first, last, born: born === '' ? null : born };
  if (role === 'director') return { ...person, role: 'director', share: null };
  const percent = Number(share.replace(/\s*%$/, '').replace(',', '.'));
  return share !== '' && percent >= smallestShare && percent <= 100
    ? { ...person, role: 'owner', share: percent }
    : `${name}: enter a share from ${smallestShare} to 100%.`;
}

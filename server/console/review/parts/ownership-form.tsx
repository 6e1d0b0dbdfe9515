/** @jsxRuntime automatic */

import { Button } from '../../../pages/parts/button';
import type { DueDiligenceView } from '../../../src/underwriting/due-diligence';
import { maxPeople, type OwnershipInput, type PersonInput } from '../form/ownership-form';
import { ownershipSourceTexts, roleTexts } from '../texts/due-diligence-texts';

const emptyPerson: PersonInput = { role: 'owner', first: '', last: '', born: '', share: '' };

/** Records all owners and directors at once, and replaces the earlier record. */
export function OwnershipForm({
  reviewId,
  ownership,
  input,
  errors,
}: {
  readonly reviewId: string;
  readonly ownership: DueDiligenceView['ownership'];
  /** As it was refused. */
  readonly input: OwnershipInput | undefined;
  readonly errors: readonly string[];
}) {
  const people = input?.people ?? ownership?.people?.map(toInput) ?? [];
  const shown = Math.min(Math.max(people.length + 2, 4), maxPeople);
  const rows = [...people, ...Array<PersonInput>(shown).fill(emptyPerson)].slice(0, shown);
  return (
    <details className="answer" open={errors.length > 0}>
      <summary>{ownership ? 'Replace this record' : 'Record owners and directors'}</summary>
      <form method="post" action={`/operator/reviews/${reviewId}/identity/owners#identity`} className="stack">
        {errors.length > 0 && (
          <ul className="field-error" role="alert">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
        <table className="table owners">
          <caption className="hidden">Owners of 25% or more, and directors</caption>
          <thead>
            <tr>
              {['Role', 'First name', 'Last name', 'Born', 'Share'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((person, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of the form are never reordered
              <tr key={at}>
                <th scope="row">
                  <select name="role" defaultValue={person.role} aria-label={`Role, person ${at + 1}`}>
                    <option value="owner">{roleTexts.owner}</option>
                    <option value="director">{roleTexts.director}</option>
                  </select>
                </th>
                <Cell name="first" head="First name" value={person.first} at={at} />
                <Cell name="last" head="Last name" value={person.last} at={at} />
                <Cell name="born" head="Born" value={person.born} at={at} type="date" />
                <Cell name="share" head="Share" value={person.share} at={at} />
              </tr>
            ))}
          </tbody>
        </table>
        <p className="hint">
          Leave the rows you don’t need empty. Enter the share as a percentage. Enter directors who own 25% or
          more as owners.
        </p>
        <div className="field">
          <label htmlFor="source">Source</label>
          <select id="source" name="source" defaultValue={input?.source ?? ownership?.source ?? 'applicant'}>
            {Object.entries(ownershipSourceTexts).map(([source, text]) => (
              <option key={source} value={source}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <label className="agreed">
          <input type="checkbox" name="consent" value="yes" defaultChecked={input?.consent} required />
          <span>
            The applicant confirmed that these people know what we record about them, and why, and agree.
          </span>
        </label>
        <div>
          <Button variant="secondary">Record and compare the names</Button>
        </div>
      </form>
    </details>
  );
}

function Cell({
  name,
  head,
  value,
  at,
  type = 'text',
}: {
  readonly name: string;
  readonly head: string;
  readonly value: string;
  readonly at: number;
  readonly type?: 'text' | 'date';
}) {
  return (
    <td data-head={head}>
      <input
        name={name}
        type={type}
        defaultValue={value}
        aria-label={`${head}, person ${at + 1}`}
        autoComplete="off"
        spellCheck={false}
        {...(name === 'share' && { inputMode: 'decimal' as const, size: 4 })}
      />
    </td>
  );
}

const toInput = ({
  role,
  first,
  last,
  born,
  share,
}: NonNullable<NonNullable<DueDiligenceView['ownership']>['people']>[number]): PersonInput => ({
  role,
  first,
  last,
  born: born ?? '',
  share: share === null ? '' : String(share),
});

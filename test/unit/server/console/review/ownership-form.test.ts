import { expect, it } from 'vitest';
import { ownershipBody, parseOwnership } from '../../../../../server/console/review/form/ownership-form';

const body = {
  role: ['owner', 'director', 'owner'],
  first: ['Maya', 'Noor', ''],
  last: ['Tremblay', 'Haddad', ''],
  born: ['1985-04-12', '', ''],
  share: ['62,5 %', '', ''],
  source: ['applicant'],
  consent: ['yes'],
};
const parse = (change: Readonly<Record<string, readonly string[]>> = {}) =>
  parseOwnership(ownershipBody.parse({ ...body, ...change }));

it('takes the rows that are filled in', () => {
  expect(parse()).toEqual({
    ownership: {
      people: [
        { role: 'owner', first: 'Maya', last: 'Tremblay', born: '1985-04-12', share: 62.5 },
        { role: 'director', first: 'Noor', last: 'Haddad', born: null, share: null },
      ],
      source: 'applicant',
    },
  });
});

it.each([
  [{ first: [], last: [] }, 'Enter at least one person.'],
  [{ last: ['', 'Haddad', ''] }, 'Maya: enter the first and the last name.'],
  [{ born: ['1985-02-31', '', ''] }, 'Maya Tremblay: enter the date of birth as 1980-05-31.'],
  [{ share: ['24', '', ''] }, 'Maya Tremblay: enter a share from 25 to 100%.'],
  [{ share: ['half', '', ''] }, 'Maya Tremblay: enter a share from 25 to 100%.'],
  [{ role: ['owner', 'owner'], share: ['62', '40'] }, 'The shares add up to more than 100%.'],
  [{ source: ['rumour'] }, 'Choose a source.'],
  [{ consent: [] }, 'Confirm that the people know of it and agree.'],
])('%o: %s', (change, error) => {
  expect(parse(change)).toEqual({ errors: [error] });
});

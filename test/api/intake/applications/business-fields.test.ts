import type { BusinessInput, EveryKey } from '@tamarack/core/validation/inputs';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { logIn, toText } from '../../../support/console-browser';
import { describeOneDatabase } from '../../../support/describe-databases';
import { actOnPeople } from '../../../support/people';
import { readPerson } from '../../../support/person';
import { makeOperator, openReview } from '../../../support/reviews';

const business: EveryKey<BusinessInput> = {
  legal: 'Café Boréal inc.',
  businessAs: 'Le Boréal',
  entity: 'corporation',
  industry: '722512',
  timeInBusiness: 30,
  registrationNumber: '1174123456',
  sameAddress: false,
  street: '1200 rue Ontario Est',
  city: 'Montréal',
  province: 'QC',
  postal: 'H2L 1R5',
  country: 'CA',
};

/** What the review page shows of each field; null for what it only shows if it is true, and for the country. */
const shown: Record<keyof BusinessInput, RegExp | null> = {
  legal: /Legal name Café Boréal inc\./,
  businessAs: /Operating name Le Boréal/,
  entity: /Entity type Corporation/,
  industry: /Industry [A-Z][a-z]+/,
  timeInBusiness: /Time in business 2 years 6 months/,
  registrationNumber: /Registration number 1174123456/,
  sameAddress: null,
  street: /Business address 1200 rue Ontario Est/,
  city: /Montréal QC/,
  province: /Montréal QC/,
  postal: /QC H2L 1R5/,
  country: null,
};

describeOneDatabase('fields of the business form', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('every field of the business form is stored, returned, and shown to reviewers and in the export of the person', async () => {
    const person = await makeApplicantAtBank(api);
    const saved = await person.put<{ draft: { business: unknown } }>('/v1/application/business', business);
    expect(saved.status).toBe(200);
    expect(saved.body.draft.business).toEqual(business);
    expect((await readPerson(api, person.applicationId)).business).toEqual(business);

    const reviewId = await openReview(api, person);
    const browser = await logIn(api);
    const text = toText((await browser.get(`/operator/reviews/${reviewId}`)).body);
    for (const pattern of Object.values(shown)) if (pattern !== null) expect(text).toMatch(pattern);

    const support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    const { body } = await actOnPeople(api, support).export(person.customerId);
    expect(body.data['applications']).toMatchObject([{ business }]);
  });
});

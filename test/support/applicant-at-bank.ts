import { randomInt, randomUUID } from 'node:crypto';
import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import { sealPerson } from '../../server/src/intake/applications/record/person';
import { toSinCell } from '../../server/src/intake/applications/record/sin-cell';
import type { Api, ApplicantClient, CheckoutBody, TestMerchant } from './api';
import { type BankVisit, visitBank } from './bank-page';
import { insertCustomer } from './customers';
import { proveFrames } from './frames';

export interface ApplicantAtBankOptions {
  readonly cartTotal?: number;
  /** Null: none given. */
  readonly sin?: string | null;
  readonly first?: string;
  readonly last?: string;
  /** Legal name of the business. */
  readonly legal?: string;
  /** Another application of the same customer. */
  readonly customerId?: string;
  /** Of the checkout, beside its cart. */
  readonly checkout?: Partial<CheckoutBody>;
  /** Default: the API's own. */
  readonly merchant?: TestMerchant;
}

export interface ApplicantAtBank extends ApplicantClient {
  readonly applicationId: string;
  readonly customerId: string;
}

/** Everybody is found by the bureau under this number, and well thought of. */
export const goodSin = '046454286';

const address = {
  street: '1200 rue Sainte-Catherine',
  city: 'Montréal',
  province: 'QC',
  postal: 'H2J 2L4',
  country: 'CA',
} as const;

/** An applicant in front of the bank step, put there row by row: the steps before are tested elsewhere. */
export async function makeApplicantAtBank(
  api: Api,
  options: ApplicantAtBankOptions = {},
): Promise<ApplicantAtBank> {
  const { cartTotal = 5000, sin = goodSin, last = 'Tremblay', merchant = api.merchant } = options;
  const { first = 'Maya', legal = 'Bistro du Nord Inc.' } = options;
  const person = await api.session({ cartTotal, ...options.checkout }, { merchant });
  const { database, clock } = api;
  const { application_id: applicationId } = await database
    .selectFrom('checkout')
    .select('application_id')
    .where('id', '=', person.checkoutId)
    .executeTakeFirstOrThrow();
  const customerId = options.customerId ?? randomUUID();
  const phone = `+1514${randomInt(2_000_000, 9_999_999)}`;
  if (options.customerId === undefined)
    // codes to one address are counted
    await insertCustomer(api, customerId, { phone, email: `${customerId}@bistro.example` });
  const personal: Omit<PersonalInput, 'sin'> = {
    first,
    last,
    dob: '1985-04-12',
    terms: true,
    ...address,
  };
  const business: BusinessInput = {
    legal,
    businessAs: options.legal === undefined ? 'Bistro du Nord' : '',
    entity: 'corporation',
    industry: '722511',
    timeInBusiness: 60,
    sameAddress: true,
    ...address,
  };
  await database
    .updateTable('application')
    .set({
      customer_id: customerId,
      eligibility: 'eligible',
      ...(await sealPerson(api.services.keys, applicationId, {
        phone,
        email: 'maya@bistro.example',
        personal,
        business,
      })),
      phone_verified_at: clock.now(),
      email_verified_at: clock.now(),
      ...(sin === null
        ? {}
        : {
            sin_cipher: await api.services.keys.encrypt('sin', sin, toSinCell(applicationId)),
            sin_last_three: sin.slice(-3),
          }),
    })
    .where('id', '=', applicationId)
    .execute();
  await proveFrames(api, person);
  return { ...person, applicationId, customerId };
}

/** Connects a user of the test bank through the bank's own page. */
export async function connectBank(person: ApplicantClient, visit: BankVisit) {
  const started = await person.post<{ connectionId: string; url: string; origin: string }>(
    '/v1/bank/connection',
    { language: 'en' },
  );
  const result = await visitBank(started.body.url, visit);
  if ('flinksCode' in result) throw new Error(`the bank refused ${visit.user}: ${result.flinksCode}`);
  return person.post('/v1/bank/connection/complete', {
    connectionId: started.body.connectionId,
    ...result,
  });
}

const securityAnswers = ['Montreal', 'Canada', 'Triangle'];

/** The same up to a decision that is due: connected, and scoring started. */
export async function startScoring(
  api: Api,
  bankUser: string,
  options: ApplicantAtBankOptions = {},
): Promise<ApplicantAtBank> {
  const person = await makeApplicantAtBank(api, options);
  await connectBank(person, { user: bankUser, answers: securityAnswers });
  await person.post('/v1/scoring');
  return person;
}

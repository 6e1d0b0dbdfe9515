import { randomUUID } from 'node:crypto';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import type { Tier } from '@tamarack/core/lending/rate-card';
import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import { sealPerson } from '../../server/src/intake/applications/record/person';
import type { Api, ApplicantClient, CheckoutBody, CheckoutOptions } from './api';
import { insertCustomer, readCustomer } from './customers';
import { proveFrames } from './frames';
import { enterOrder, makeOrder } from './orders';
import { createPhone } from './verification';

export interface ApprovedApplicantOptions extends CheckoutOptions {
  /** Dollars; default 8000. */
  readonly cartTotal?: number;
  /** Cents; default $20,000. */
  readonly limit?: number;
  readonly tier?: Tier;
  readonly province?: 'ON' | 'QC';
  readonly entity?: string;
  /** Legal name of the business. */
  readonly legal?: string;
  readonly qualification?: 'open' | 'accepted';
  /** Default: the page's own checkout, without an order. */
  readonly captureMethod?: 'manual';
  /** Of the checkout, beside its cart. */
  readonly checkout?: Partial<CheckoutBody>;
}

export interface ApprovedApplicant extends ApplicantClient {
  readonly applicationId: string;
  readonly customerId: string;
  readonly lineId: string;
}

const personal: Omit<PersonalInput, 'sin'> = {
  first: 'Élodie',
  last: 'Côté',
  dob: '1985-04-12',
  terms: true,
  street: '45 Queen Street W',
  city: 'Toronto',
  province: 'ON',
  postal: 'M5H 2M9',
  country: 'CA',
};

interface Customer {
  readonly customerId: string;
  readonly phone: string;
  readonly email: string;
}

/** A checkout that the merchant's server created. */
async function enterOrdered(
  api: Api,
  cartTotal: number,
  { captureMethod, ...options }: ApprovedApplicantOptions,
): Promise<ApplicantClient> {
  const order = { cartTotal, orderReference: 'PO-1182', captureMethod };
  return enterOrder(api, (await makeOrder(api, order, options)).clientToken, options);
}

/** A customer's new checkout, everything given and verified; `columns` are further ones of its application. */
async function openCheckout(
  api: Api,
  { customerId, phone, email }: Customer,
  options: ApprovedApplicantOptions,
  columns: { readonly bank: 'bypassed' } | { readonly carried_from: string },
): Promise<ApplicantClient & { readonly applicationId: string }> {
  const { cartTotal = 8000, province = 'ON', entity = 'corporation', qualification = 'accepted' } = options;
  const opening = { cartTotal, orderReference: 'PO-1182', ...options.checkout };
  const person =
    options.captureMethod === undefined
      ? await api.session(opening, options)
      : await enterOrdered(api, cartTotal, options);
  const now = api.clock.now();
  const { application_id: applicationId } = await api.database
    .selectFrom('checkout')
    .select('application_id')
    .where('id', '=', person.checkoutId)
    .executeTakeFirstOrThrow();
  const business: BusinessInput = {
    legal: options.legal ?? 'Saint-Élie Bakery Inc.',
    businessAs: 'Summer Bread',
    entity,
    industry: '311811',
    timeInBusiness: 40,
    sameAddress: false,
    street: '45 Queen Street W',
    city: province === 'QC' ? 'Montréal' : 'Toronto',
    province,
    postal: province === 'QC' ? 'H2J 2L4' : 'M5H 2M9',
    country: 'CA',
  };
  await api.database
    .updateTable('application')
    .set({
      customer_id: customerId,
      eligibility: 'eligible',
      ...(await sealPerson(api.services.keys, applicationId, { phone, email, personal, business })),
      phone_verified_at: now,
      email_verified_at: now,
      qualification,
      ...columns,
    })
    .where('id', '=', applicationId)
    .execute();
  await proveFrames(api, person);
  return { ...person, applicationId };
}

/** A checkout whose applicant is approved and has accepted, put there row by row: what comes before is tested elsewhere. */
export async function makeApprovedApplicant(
  api: Api,
  options: ApprovedApplicantOptions = {},
): Promise<ApprovedApplicant> {
  const { limit = 20_000_00, tier = 'B' } = options;
  const [customerId, runId, decisionId, lineId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const phone = createPhone();
  const email = `${customerId}@bakery.example`;
  await insertCustomer(api, customerId, { phone, email });
  const person = await openCheckout(api, { customerId, phone, email }, options, { bank: 'bypassed' });
  const { applicationId } = person;
  const now = api.clock.now();
  const { database } = api;
  await database
    .insertInto('scoring_run')
    .values({
      id: runId,
      application_id: applicationId,
      state: 'done',
      stage: 'calculating',
      stage_since: now,
      started_at: now,
      finished_at: now,
    })
    .execute();
  await database
    .insertInto('decision')
    .values({
      id: decisionId,
      application_id: applicationId,
      run_id: runId,
      rules_version: 'test',
      outcome: 'instantlyApproved',
      tier,
      limit_cents: limit,
      instant_cents: limit,
      reasons: '[]',
      features: '{}',
      reapply_in_days: null,
      decided_at: now,
    })
    .execute();
  await database
    .insertInto('credit_line')
    .values({
      id: lineId,
      customer_id: customerId,
      application_id: applicationId,
      decision_id: decisionId,
      tier,
      limit_cents: limit,
      instant_cents: limit,
      expires_on: addDays(dateIn(now), 60),
      created_at: now,
    })
    .execute();
  return { ...person, customerId, lineId };
}

/** An approved customer in another checkout, on the line that they have, which they have accepted; row by row as well. */
export async function makeReturningApplicant(
  api: Api,
  { applicationId, customerId, lineId }: ApprovedApplicant,
  options: Omit<ApprovedApplicantOptions, 'limit' | 'tier'> = {},
): Promise<ApprovedApplicant> {
  const { phone, email } = await readCustomer(api, customerId);
  if (phone === null || email === null) throw new Error('the customer has no contacts any more');
  const columns = { carried_from: applicationId };
  const person = await openCheckout(api, { customerId, phone, email }, options, columns);
  return { ...person, customerId, lineId };
}

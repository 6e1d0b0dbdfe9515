import { randomInt, randomUUID } from 'node:crypto';
import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import type { Tier } from '@tamarack/core/lending/rate-card';
import type { BusinessInput, PersonalInput } from '@tamarack/core/validation/inputs';
import { sealPerson } from '../../server/src/intake/applications/record/person';
import type { Api, ApplicantClient, CheckoutBody, CheckoutOptions } from './api';
import { insertCustomer } from './customers';
import { proveFrames } from './frames';

export interface ApprovedApplicantOptions extends CheckoutOptions {
  /** Dollars; default 8000. */
  readonly cartTotal?: number;
  /** Cents; default $20,000. */
  readonly limit?: number;
  readonly tier?: Tier;
  readonly province?: 'ON' | 'QC';
  readonly entity?: string;
  readonly qualification?: 'open' | 'accepted';
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

/** A checkout whose applicant is approved and has accepted, put there row by row: what comes before is tested elsewhere. */
export async function makeApprovedApplicant(
  api: Api,
  options: ApprovedApplicantOptions = {},
): Promise<ApprovedApplicant> {
  const { cartTotal = 8000, limit = 20_000_00, tier = 'B', province = 'ON' } = options;
  const { entity = 'corporation', qualification = 'accepted' } = options;
  const person = await api.session({ cartTotal, orderReference: 'PO-1182', ...options.checkout }, options);
  const now = api.clock.now();
  const { database } = api;
  const checkout = await database
    .selectFrom('checkout')
    .select('application_id')
    .where('id', '=', person.checkoutId)
    .executeTakeFirstOrThrow();
  const applicationId = checkout.application_id;
  const business: BusinessInput = {
    legal: 'Saint-Élie Bakery Inc.',
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
  const [customerId, runId, decisionId, lineId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const phone = `+1416${randomInt(2_000_000, 9_999_999)}`;
  const email = `${customerId}@bakery.example`;
  await insertCustomer(api, customerId, { phone, email });
  await database
    .updateTable('application')
    .set({
      customer_id: customerId,
      eligibility: 'eligible',
      ...(await sealPerson(api.services.keys, applicationId, { phone, email, personal, business })),
      phone_verified_at: now,
      email_verified_at: now,
      bank: 'bypassed',
      qualification,
    })
    .where('id', '=', applicationId)
    .execute();
  await proveFrames(api, person);
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
  return { ...person, applicationId, customerId, lineId };
}

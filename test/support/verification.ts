import { randomInt } from 'node:crypto';
import type { Api, ApiResponse, ApplicantClient, View } from './api';
import { countRows } from './count-rows';
import { findCustomer } from './customers';

/** Numbers that were made here: of a thousand drawn at random, one in twenty runs would have the same one twice. */
const phones = new Set<string>();

/** A unique Canadian mobile number. */
export function createPhone(): string {
  const phone = `+1416${randomInt(2_000_000, 9_999_999)}`;
  if (phones.has(phone)) return createPhone();
  phones.add(phone);
  return phone;
}

export const createEmail = (): string => `owner${randomInt(1e9)}@shop.example`;

/** The newest code sent to a number or address, read from the message text. */
export async function readCode(api: Pick<Api, 'database'>, recipient: string): Promise<string> {
  const message = await api.database
    .selectFrom('outbox_message')
    .select('text')
    .where('recipient', '=', recipient)
    // not an alert that was sent meanwhile
    .where('text', '~', '\\m\\d{6}\\M')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** Row counts of every table except stored responses and counted calls, which include those of rejected calls. */
export async function countPersistentRows(api: Api): Promise<Record<string, number>> {
  const { idempotency: _idempotency, rate_count: _calls, ...counts } = await countRows(api.database);
  return counts;
}

/** A code other than the given one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Verifies the phone and, where it belongs to an account, the address of that account: all that is due. */
export async function verifyPhone(
  api: Api,
  person: ApplicantClient,
  phone = createPhone(),
): Promise<ApiResponse<View>> {
  const answer = await verifyPhoneOnly(api, person, phone);
  return answer.body.facts?.proofDue === 'email' ? proveEmail(api, person, phone) : answer;
}

export async function verifyPhoneOnly(
  api: Api,
  person: ApplicantClient,
  phone: string,
): Promise<ApiResponse<View>> {
  await person.post('/v1/verification/phone', { phone });
  return person.post('/v1/verification/phone/confirm', { code: await readCode(api, phone) });
}

/** The address of the account that a phone number belongs to. */
export async function getAccountEmail(api: Api, phone: string): Promise<string> {
  const email = (await findCustomer(api, phone))?.email;
  if (!email) throw new Error('the number has no account');
  return email;
}

/** The second proof: the code that is sent to the address of the account. */
export async function proveEmail(
  api: Api,
  person: ApplicantClient,
  phone: string,
): Promise<ApiResponse<View>> {
  const sent = await person.post('/v1/verification/email');
  if (sent.status !== 200) return sent;
  const code = await readCode(api, await getAccountEmail(api, phone));
  return person.post('/v1/verification/email/confirm', { code });
}

export async function verifyEmail(
  api: Api,
  person: ApplicantClient,
  email = createEmail(),
): Promise<ApiResponse<View>> {
  await person.post('/v1/verification/email', { email });
  return person.post('/v1/verification/email/confirm', { code: await readCode(api, email) });
}

export const address = {
  street: '18 Main St',
  city: 'Hamilton',
  province: 'ON',
  postal: 'L8N 1G6',
  country: 'CA',
};

export const personal = {
  first: 'Anne-Marie',
  last: 'O’Neil',
  dob: '1980-02-29',
  sin: '046454286',
  terms: true,
  ...address,
};

export const business = {
  legal: 'Corner Café Ltd.',
  businessAs: 'Corner Café',
  entity: 'corporation',
  industry: '722512',
  timeInBusiness: 18,
  sameAddress: false,
  street: '90 King St W',
  city: 'Hamilton',
  province: 'ON',
  postal: 'L8P 1A1',
  country: 'CA',
};

const stages = ['eligible', 'phone', 'email', 'personal', 'business'] as const;
export type Stage = (typeof stages)[number];

/** An applicant who completed the steps up to `stage` through the API. */
export async function advanceTo(
  api: Api,
  stage: Stage,
  {
    phone = createPhone(),
    email = createEmail(),
    person,
  }: { phone?: string; email?: string; person?: ApplicantClient } = {},
): Promise<ApplicantClient> {
  const applicant = person ?? (await api.session());
  const actions: Record<Stage, () => Promise<ApiResponse<View>>> = {
    eligible: () => applicant.put('/v1/application/eligibility', { eligible: true }),
    phone: () => verifyPhone(api, applicant, phone),
    email: () => verifyEmail(api, applicant, email),
    personal: () => applicant.put('/v1/application/personal', personal),
    business: () => applicant.put('/v1/application/business', business),
  };
  for (const step of stages.slice(0, stages.indexOf(stage) + 1)) {
    const { status, body } = await actions[step]();
    if (status !== 200) throw new Error(`${step} answered ${status}: ${JSON.stringify(body)}`);
  }
  return applicant;
}

import { expect } from 'vitest';
import type { z } from 'zod';
import type { identity } from '../../server/src/intake/applications/record/schemas';
import type { customerInput } from '../../server/src/intake/opening/customer/schemas';
import type { Api, ApplicantClient } from './api';
import { enterOrder, makeOrder } from './orders';
import { getApplicationId } from './returning-customers';
import { createEmail, createPhone, readCode } from './verification';

export type Customer = z.input<typeof customerInput>;
type Identity = z.output<typeof identity>;

/** A business as a merchant passes it. */
export const passedBusiness = {
  name: 'Quincaillerie Gagnon inc.',
  operatingName: 'Outils Gagnon',
  registrationNumber: '1174123456',
  address: { street: '1200 rue Ontario Est', city: 'Montréal', province: 'qc', postalCode: 'h2l1r5' },
};

export const makeCustomer = () =>
  ({
    email: `Josephine.${createEmail()}`,
    phone: createPhone(),
    firstName: ' Joséphine ',
    lastName: 'Gagnon-Tremblay',
    business: passedBusiness,
  }) satisfies Customer;

/** The values of a customer that nobody else may see. */
export const listValues = ({
  email,
  phone,
  lastName,
}: ReturnType<typeof makeCustomer>): readonly string[] => [
  email,
  email.toLowerCase(),
  phone,
  phone.slice(2),
  'Joséphine',
  lastName,
];

/** A session whose page passed the customer. */
export const enterFromPage = (api: Api, customer: Customer): Promise<ApplicantClient> =>
  api.session({ customer });

/** A session of an order whose server passed the customer. */
export const enterFromServer = async (api: Api, customer: Customer): Promise<ApplicantClient> =>
  enterOrder(api, (await makeOrder(api, { customer })).clientToken);

export const readIdentity = async (person: ApplicantClient): Promise<Identity> =>
  (await person.get<Identity>('/v1/application/identity')).body;

/** The encrypted values that were passed and not yet replaced. */
export async function readPrefill(api: Api, person: ApplicantClient): Promise<Uint8Array | null> {
  const row = await api.database
    .selectFrom('application')
    .select('prefill_cipher')
    .where('id', '=', await getApplicationId(api, person))
    .executeTakeFirstOrThrow();
  return row.prefill_cipher;
}

export const confirmEligibility = (person: ApplicantClient) =>
  person.put('/v1/application/eligibility', { eligible: true });

/** Confirms the code that is sent to the passed contact: nothing is typed. */
export async function verifyPassed(
  api: Api,
  person: ApplicantClient,
  channel: 'phone' | 'email',
  destination: string,
) {
  const sent = await person.post(`/v1/verification/${channel}`, {});
  expect(sent.problem).not.toHaveProperty('type', expect.stringContaining('failed'));
  return person.post(`/v1/verification/${channel}/confirm`, { code: await readCode(api, destination) });
}

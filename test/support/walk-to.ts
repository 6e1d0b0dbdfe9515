import type { Language } from '@tamarack/core/language';
import type { z } from 'zod';
import type { paymentOptionList } from '../../server/src/financing/offers/schemas';
import type { Api, ApiResponse, ApplicantClient, View } from './api';
import { connectBank } from './applicant-at-bank';
import { waitForDecision } from './scoring';
import { readAgreement, sign } from './signing';
import { business, createEmail, createPhone, personal, verifyEmail, verifyPhone } from './verification';

/** The way of a new customer, call by call, as the widget makes them. */
const steps = [
  'eligible',
  'phone',
  'email',
  'personal',
  'business',
  'bank',
  'scored',
  'accepted',
  'chosen',
  'signed',
  'completed',
] as const;
export type Step = (typeof steps)[number];

export interface WalkOptions {
  readonly person?: ApplicantClient;
  readonly phone?: string;
  readonly email?: string;
  /** A user of the test bank. */
  readonly bankUser?: string;
  readonly language?: Language;
}

/** Goes on from where a checkout begins up to a part, by the API alone; throws at the first answer that is no success. */
export async function walkTo(api: Api, target: Step, options: WalkOptions = {}): Promise<ApplicantClient> {
  const { phone = createPhone(), email = createEmail(), bankUser = 'instant', language = 'en' } = options;
  const person = options.person ?? (await api.session({ cartTotal: 4321.09, orderReference: 'PO-77' }));
  const actions: Record<Step, () => Promise<ApiResponse<unknown>>> = {
    eligible: () => person.put('/v1/application/eligibility', { eligible: true }),
    phone: () => verifyPhone(api, person, phone),
    email: () => verifyEmail(api, person, email),
    personal: () => person.put('/v1/application/personal', personal),
    business: () => person.put('/v1/application/business', business),
    bank: () => connectBank(person, { user: bankUser }),
    scored: async () => {
      const started = await person.post('/v1/scoring');
      if (started.status === 200) await waitForDecision(person);
      return started;
    },
    accepted: () => person.post('/v1/qualification/accept', { part: 'full' }),
    chosen: async () => {
      const { body } = await person.get<z.output<typeof paymentOptionList>>('/v1/offers');
      return person.post('/v1/offers/selection', { optionId: body.items.at(-1)?.id });
    },
    signed: () => signAgreement(person, language),
    completed: () => person.post('/v1/purchase/complete'),
  };
  for (const step of steps.slice(0, steps.indexOf(target) + 1)) {
    const { status, problem } = await actions[step]();
    if (status !== 200) throw new Error(`${step} answered ${status} ${JSON.stringify(problem)}`);
  }
  return person;
}

export const signAgreement = async (
  person: ApplicantClient,
  language: Language,
): Promise<ApiResponse<View>> =>
  sign(person, await readAgreement(person, language), { name: `${personal.first} ${personal.last}` });

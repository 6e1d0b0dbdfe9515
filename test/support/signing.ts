import type { Language } from '@tamarack/core/language';
import type { SigningAct } from '@tamarack/core/protocol/signing-acts';
import type { z } from 'zod';
import type { agreement, signInput } from '../../server/src/financing/agreements/content/schemas';
import type { paymentOptionList } from '../../server/src/financing/offers/schemas';
import type { Api, ApiResponse, ApplicantClient, View } from './api';
import {
  type ApprovedApplicant,
  type ApprovedApplicantOptions,
  makeApprovedApplicant,
} from './approved-applicant';
import { readEvidence } from './evidence';

export type Agreement = z.output<typeof agreement>;
export type SignBody = z.input<typeof signInput>;

/** An approved applicant who chose the option of a term. */
export async function makeApplicantWithOption(
  api: Api,
  options?: ApprovedApplicantOptions,
  weeks = 12,
): Promise<ApprovedApplicant> {
  const person = await makeApprovedApplicant(api, options);
  const { body } = await person.get<z.output<typeof paymentOptionList>>('/v1/offers');
  const option = body.items.find((item) => item.termWeeks === weeks);
  const { status } = await person.post('/v1/offers/selection', { optionId: option?.id });
  if (status !== 200) throw new Error(`the selection answered ${status}`);
  return person;
}

export const readAgreement = async (person: ApplicantClient, language: Language = 'en'): Promise<Agreement> =>
  (await person.get<Agreement>(`/v1/agreement?language=${language}`)).body;

/** What the frame sends for an agreement as it was read; any part can be another. */
export function buildSignBody(shown: Agreement, overrides: Partial<SignBody> = {}): SignBody {
  return {
    agreementId: shown.agreementId,
    hash: shown.hash,
    language: shown.language,
    accepted: true,
    name: 'Élodie Côté',
    ...overrides,
  };
}

export const usualActs: readonly SigningAct[] = ['opened', 'scrolledToEnd', 'boxTicked', 'nameTyped'];

/** Reports what is done with an agreement, as the frame does before it signs; the signature tells whether it arrived. */
export async function recordActs(
  person: ApplicantClient,
  { agreementId }: Pick<Agreement, 'agreementId'>,
  acts: readonly SigningAct[] = usualActs,
): Promise<void> {
  for (const act of acts) await person.post('/v1/agreement/acts', { agreementId, act });
}

/** Everything that the frame does with an agreement as it was read. */
export async function sign(
  person: ApplicantClient,
  shown: Agreement,
  overrides: Partial<SignBody> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResponse<View>> {
  await recordActs(person, shown);
  return person.post('/v1/agreement/sign', buildSignBody(shown, overrides), headers);
}

/** The evidence of an application, as it is kept. */
export async function listSignatures(api: Api, applicationId: string) {
  const rows = await api.database
    .selectFrom('agreement_signature')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();
  return Promise.all(rows.map(() => readEvidence(api, applicationId)));
}

/** Cents used of the applicant's credit line. */
export const getUsedCredit = async (api: Api, person: ApprovedApplicant): Promise<number> => {
  const line = await api.database
    .selectFrom('credit_line')
    .select('used_cents')
    .where('id', '=', person.lineId)
    .executeTakeFirstOrThrow();
  return line.used_cents;
};

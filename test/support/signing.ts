import type { Language } from '@tamarack/core/language';
import type { z } from 'zod';
import type { agreement, signInput } from '../../server/src/financing/agreements/content/schemas';
import type { paymentOptionList } from '../../server/src/financing/offers/schemas';
import type { Answer, Api, View } from './api';
import { type Approved, type ApprovedOptions, makeApproved } from './approved';

export type Agreement = z.output<typeof agreement>;
export type SignBody = z.input<typeof signInput>;

/** An approved applicant who chose the option of a term. */
export async function makeChosen(api: Api, options?: ApprovedOptions, weeks = 12): Promise<Approved> {
  const person = await makeApproved(api, options);
  const { body } = await person.get<z.output<typeof paymentOptionList>>('/v1/offers');
  const option = body.items.find((item) => item.termWeeks === weeks);
  const { status } = await person.post('/v1/offers/selection', { optionId: option?.id });
  if (status !== 200) throw new Error(`the selection answered ${status}`);
  return person;
}

export const read = async (person: Approved, language: Language = 'en'): Promise<Agreement> =>
  (await person.get<Agreement>(`/v1/agreement?language=${language}`)).body;

/** What the widget sends for an agreement as it was read; any part can be another. */
export function signBody(shown: Agreement, over: Partial<SignBody> = {}): SignBody {
  const at = '2026-11-21T15:00:00.000Z';
  return {
    agreementId: shown.agreementId,
    hash: shown.hash,
    language: shown.language,
    accepted: true,
    name: 'Élodie Côté',
    acts: [
      { act: 'opened', at },
      { act: 'scrolledToEnd', at },
      { act: 'boxTicked', at },
      { act: 'nameTyped', at },
    ],
    ...over,
  };
}

export const sign = async (
  person: Approved,
  shown: Agreement,
  over: Partial<SignBody> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<View>> => person.post('/v1/agreement/sign', signBody(shown, over), headers);

/** The evidence of an application, as it is kept. */
export const evidence = async (api: Api, applicationId: string) =>
  api.database
    .selectFrom('agreement_signature')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute();

/** Cents used of the applicant's credit line. */
export const used = async (api: Api, person: Approved): Promise<number> => {
  const line = await api.database
    .selectFrom('credit_line')
    .select('used_cents')
    .where('id', '=', person.lineId)
    .executeTakeFirstOrThrow();
  return line.used_cents;
};

import { randomUUID } from 'node:crypto';
import type { Language } from '@tamarack/core/language';
import type { z } from 'zod';
import { applicationsTables } from '../../server/src/intake/applications/record/tables';
import { inTransaction } from '../../server/src/platform/database/executor';
import type { review, reviewList } from '../../server/src/underwriting/reviews/schemas';
import type { Api, ApiResponse, ApplicantClient, View } from './api';
import { type ApplicantAtBank, type ApplicantAtBankOptions, makeApplicantAtBank } from './applicant-at-bank';
import { chequeAccount, uploadAllDocuments, waitForChecks } from './documents';
import { advanceTo, createEmail, createPhone, verifyPhone } from './verification';
import { waitUntil } from './wait-until';

export type Review = z.output<typeof review>;
export type ReviewPage = z.output<typeof reviewList>;

/** Somebody who reviews, with a key of their own. */
export interface TestOperator {
  readonly key: string;
  readonly email: string;
  get<T>(url: string): Promise<ApiResponse<T>>;
  decide(
    reviewId: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ApiResponse<Review>>;
  requestInformation(
    reviewId: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ApiResponse<Review>>;
}

export async function makeOperator(api: Api, name = 'Sam Okafor'): Promise<TestOperator> {
  const email = `${randomUUID()}@provider.example`;
  const key = await api.services.operators.createOperator({ name, email });
  if (key === null) throw new Error('there is one of this address');
  const authorization = `Bearer ${key}`;
  return {
    key,
    email,
    get: (url) => api.call('GET', `/v1/operator${url}`, { headers: { authorization } }),
    decide: (reviewId, body, headers = {}) =>
      api.call('POST', `/v1/operator/reviews/${reviewId}/decision`, {
        headers: { authorization, ...headers },
        body,
      }),
    requestInformation: (reviewId, body = { items: ['explanation'], note: null }, headers = {}) =>
      api.call('POST', `/v1/operator/reviews/${reviewId}/requests`, {
        headers: { authorization, ...headers },
        body,
      }),
  };
}

export async function getApplicationId(api: Api, { checkoutId }: ApplicantClient): Promise<string> {
  const row = api.database.selectFrom('checkout').select('application_id as id').where('id', '=', checkoutId);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** The newest review of a person's application. */
export async function getReviewId(api: Api, person: ApplicantClient): Promise<string> {
  const row = api.database
    .selectFrom('review')
    .select('id')
    .where('application_id', '=', await getApplicationId(api, person))
    .orderBy('id', 'desc')
    .limit(1);
  return (await row.executeTakeFirstOrThrow()).id;
}

export interface SubmittedApplicant extends ApplicantClient {
  readonly phone: string;
  readonly email: string;
  readonly reviewId: string;
}

/** An applicant who handed in statements and a cheque, by the API alone. */
export async function submitDocuments(
  api: Api,
  options: { readonly cartTotal?: number; readonly language?: Language } = {},
): Promise<SubmittedApplicant> {
  const [phone, email] = [createPhone(), createEmail()];
  const { cartTotal = 4321, language = 'en' } = options;
  const person = await advanceTo(api, 'business', {
    phone,
    email,
    person: await api.session({ cartTotal, orderReference: 'PO-77' }),
  });
  if (language === 'fr') await person.put('/v1/application/language', { language });
  await uploadAllDocuments(api, person);
  await waitForChecks(person);
  const { status, problem } = await person.post('/v1/documents/submit', chequeAccount);
  if (status !== 200) throw new Error(`the submission answered ${status} ${JSON.stringify(problem)}`);
  return { ...person, phone, email, reviewId: await getReviewId(api, person) };
}

/** What was mailed to somebody about an application, oldest first, once so many have arrived. */
export const waitForMails = (api: Api, email: string, count: number) =>
  waitUntil(
    () =>
      api.database
        .selectFrom('outbox_message')
        .selectAll()
        .where('recipient', '=', email)
        .where('subject', 'like', 'Tamarack –%')
        .orderBy('id')
        .execute(),
    (mails) => mails.length >= count,
    30,
  );

/** An application that waits for a person, put there without the way before it. */
export async function makeReview(
  api: Api,
  kind: 'documents' | 'referred' = 'documents',
  options: ApplicantAtBankOptions = {},
): Promise<ApplicantAtBank & { readonly reviewId: string }> {
  const person = await makeApplicantAtBank(api, options);
  const { database, clock, services } = api;
  await inTransaction(database, async (trx) => {
    if (kind === 'documents')
      await applicationsTables(trx)
        .updateTable('application')
        .set({ documents_submitted_at: clock.now() })
        .where('id', '=', person.applicationId)
        .execute();
    await services.reviewQueue.open(trx, { applicationId: person.applicationId, kind });
  });
  return { ...person, reviewId: await getReviewId(api, person) };
}

export const getPhone = async (api: Api, customerId: string): Promise<string> => {
  const row = api.database.selectFrom('customer').select('phone').where('id', '=', customerId);
  return (await row.executeTakeFirstOrThrow()).phone;
};

/** The same customer in a checkout at another merchant, the phone proven. */
export async function startAtOtherMerchant(
  api: Api,
  customerId: string,
): Promise<ApplicantClient & { readonly seen: View }> {
  const merchant = await api.makeMerchant();
  const person = await api.session({ cartTotal: 900 }, { merchant });
  // far enough that no code of before stands in the way
  api.clock.advance({ minutes: 11 });
  const { body } = await verifyPhone(api, person, await getPhone(api, customerId));
  return { ...person, seen: body };
}

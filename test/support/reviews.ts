import { randomUUID } from 'node:crypto';
import type { Language } from '@tamarack/core/language';
import type { z } from 'zod';
import { applicationsTables } from '../../server/src/intake/applications/record/tables';
import type { Operator, OperatorRole } from '../../server/src/parties/operators/roles';
import { inTransaction } from '../../server/src/platform/database/executor';
import type { review, reviewList } from '../../server/src/underwriting/reviews/schemas';
import type { Api, ApiResponse, ApplicantClient, View } from './api';
import { type ApplicantAtBank, type ApplicantAtBankOptions, makeApplicantAtBank } from './applicant-at-bank';
import { chequeAccount, uploadAllDocuments, waitForChecks } from './documents';
import { getApplicationId, getPhone } from './returning-customers';
import { advanceTo, createEmail, createPhone, verifyPhone } from './verification';
import { waitUntil } from './wait-until';

export type Review = z.output<typeof review>;
export type ReviewPage = z.output<typeof reviewList>;

/** Somebody who reviews, with a key of their own. */
interface OperatorOptions {
  readonly roles?: readonly OperatorRole[];
  readonly email?: string;
}

export interface TestOperator {
  readonly id: string;
  /** As services see it. */
  readonly operator: Operator;
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

/** Reviews and runs payouts unless `roles` says otherwise. */
export async function makeOperator(
  api: Api,
  name = 'Sam Okafor',
  { roles = ['senior', 'finance'], email = `${randomUUID()}@provider.example` }: OperatorOptions = {},
): Promise<TestOperator> {
  const id = await api.services.operators.createOperator({ name, email, roles });
  if (id === null) throw new Error('there is one of this address');
  const key = await api.services.operatorKeys.create(id, null);
  const authorization = `Bearer ${key}`;
  return {
    id,
    key,
    email,
    operator: { id, name, roles },
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

/** Approves an amount that needs two operators. */
export async function approveWithTwo(api: Api, reviewId: string, limit: number): Promise<Review> {
  const proposed = await (await makeOperator(api)).decide(reviewId, { decision: 'approve', limit });
  if (proposed.body.state !== 'proposed') throw new Error(`the decision answered ${proposed.status}`);
  const { key } = await makeOperator(api, 'Noor Haddad');
  const { status, body } = await api.call<Review>('POST', `/v1/operator/reviews/${reviewId}/confirmation`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (status !== 200) throw new Error(`the confirmation answered ${status}`);
  return body;
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

/** A mail to an operator, once it has arrived. */
export async function waitForOperatorMail(
  api: Api,
  email: string,
  subject: RegExp,
): Promise<{ readonly subject: string; readonly text: string }> {
  const find = (mails: readonly { subject: string | null; text: string }[]) =>
    mails.find((mail) => subject.test(mail.subject ?? ''));
  const mails = await waitUntil(
    () =>
      api.database
        .selectFrom('outbox_message')
        .select(['subject', 'text'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute(),
    (all) => find(all) !== undefined,
    30,
  );
  const mail = find(mails);
  if (!mail) throw new Error('no such mail');
  return { subject: mail.subject ?? '', text: mail.text };
}

/** An application that waits for a person, put there without the way before it. */
export async function makeReview(
  api: Api,
  kind: 'documents' | 'referred' = 'documents',
  options: ApplicantAtBankOptions = {},
): Promise<ApplicantAtBank & { readonly reviewId: string }> {
  const person = await makeApplicantAtBank(api, options);
  return { ...person, reviewId: await openReview(api, person, kind) };
}

/** Opens the review of an applicant who handed in what they have. */
export async function openReview(
  api: Api,
  person: ApplicantAtBank,
  kind: 'documents' | 'referred' = 'documents',
): Promise<string> {
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
  return getReviewId(api, person);
}

/** The same customer in a checkout at another merchant, the phone proven. */
export async function startAtOtherMerchant(
  api: Api,
  customerId: string,
): Promise<ApplicantClient & { readonly seen: View }> {
  const merchant = await api.makeMerchant();
  const person = await api.session({ cartTotal: 900 }, { merchant });
  // far enough that no earlier code delays the next
  api.clock.advance({ minutes: 11 });
  const { body } = await verifyPhone(api, person, await getPhone(api, customerId));
  return { ...person, seen: body };
}

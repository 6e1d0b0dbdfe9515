import { expect } from 'vitest';
import type { Api, TestMerchant } from '../../support/api';
import { makeApprovedApplicant } from '../../support/approved-applicant';
import { makeAuthorizedPurchase } from '../../support/captures';
import { storeDocuments } from '../../support/documents';
import { createLink } from '../../support/invoice-links';
import { makeOrder } from '../../support/orders';
import { actOnPeople } from '../../support/people';
import { makeSignedPurchase } from '../../support/ready-to-sign';
import { makeReview, type TestOperator } from '../../support/reviews';

/** Whose calls the documents describe. */
export interface Readers {
  readonly api: Api;
  readonly merchant: TestMerchant;
  readonly first: TestOperator;
  readonly second: TestOperator;
}

interface Case {
  /** What has to exist before; the values of the reader's variables. */
  readonly prepare?: (readers: Readers) => Promise<Readonly<Record<string, string>>>;
  /** The answer, as far as the document tells it; a string is the beginning of a file. */
  readonly answers: object | string;
}

/** For calls that change nothing, or each their own part: prepared for the first of them. */
const once = <T>(prepare: (readers: Readers) => Promise<T>): ((readers: Readers) => Promise<T>) => {
  let prepared: Promise<T> | undefined;
  return (readers) => {
    prepared ??= prepare(readers);
    return prepared;
  };
};

const open = once(async ({ api, merchant }: Readers) => ({
  CHECKOUT_ID: (await makeOrder(api, {}, { merchant })).checkoutId,
}));
const signed = once(async ({ api, merchant }: Readers) => ({
  CHECKOUT_ID: (await makeSignedPurchase(api, { merchant })).checkoutId,
}));
const authorized = once(async ({ api, merchant }: Readers) => ({
  CHECKOUT_ID: (await makeAuthorizedPurchase(api, { merchant })).checkoutId,
}));
const makeOpenReview = async ({ api }: Readers) => ({ REVIEW_ID: (await makeReview(api)).reviewId });
/** To look at, and to decide. */
const review = once(makeOpenReview);
const proposed = async ({ api, first }: Readers) => {
  const { reviewId } = await makeReview(api);
  await first.decide(reviewId, { decision: 'approve', limit: 60_000 });
  return { REVIEW_ID: reviewId };
};
const person = once(async ({ api }: Readers) => ({
  PERSON_ID: (await makeApprovedApplicant(api)).customerId,
}));
/** The contents of a document, which the operator downloads. */
const pdf = Buffer.from('%PDF-1.7 statement');

const list = { items: [] };
const merchantApi = '/v1/merchant';
const operatorApi = '/v1/operator';

/** There, and not null. */
const anything = expect.anything();

/** What each operation of the documents needs, and what it answers. */
export const cases: Readonly<Record<string, Case>> = {
  [`POST ${merchantApi}/checkouts`]: {
    answers: { checkoutId: anything, clientToken: anything, expiresAt: anything },
  },
  [`GET ${merchantApi}/checkouts/{CHECKOUT_ID}`]: { prepare: open, answers: { status: 'started' } },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/cancel`]: { prepare: open, answers: { status: 'cancelled' } },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/refunds`]: {
    prepare: signed,
    answers: { refunded: anything },
  },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/captures`]: {
    prepare: authorized,
    answers: { authorization: { captured: 1200, released: 0 }, captures: [{ amount: 1200 }] },
  },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/release`]: {
    prepare: authorized,
    answers: { authorization: { released: anything } },
  },
  [`GET ${merchantApi}/checkouts`]: {
    // its order reference is PO-1182
    prepare: signed,
    answers: {
      items: expect.arrayContaining([
        expect.objectContaining({ orderReference: 'PO-1182', status: 'completed' }),
      ]),
    },
  },
  [`GET ${merchantApi}/payouts`]: { answers: { items: anything } },
  [`POST ${merchantApi}/invoice-links`]: { answers: { linkId: anything, url: anything, status: 'open' } },
  [`GET ${merchantApi}/invoice-links`]: { answers: { items: anything } },
  [`POST ${merchantApi}/invoice-links/{LINK_ID}/deactivate`]: {
    prepare: async ({ api, merchant }) => ({
      LINK_ID: (await createLink(api, {}, { merchant })).body.linkId,
    }),
    answers: { status: 'deactivated' },
  },
  [`POST ${merchantApi}/webhook-endpoints`]: {
    answers: { secret: anything, eventTypes: ['checkout.completed', 'checkout.refunded'] },
  },

  [`POST ${operatorApi}/merchants`]: {
    answers: { merchantId: anything, mode: 'test', fee: { rate: 2.9, fixed: 0.3 }, minimumPurchase: 500 },
  },
  [`PUT ${operatorApi}/merchants/{MERCHANT_ID}/payee`]: {
    prepare: async ({ merchant }) => ({ MERCHANT_ID: merchant.id }),
    answers: { change: { id: anything } },
  },
  [`POST ${operatorApi}/payee-changes/{CHANGE_ID}/confirmation`]: {
    prepare: async ({ api, first }) => {
      const { id } = await api.makeMerchant();
      const { body } = await api.call<{ change: { id: string } }>(
        'PUT',
        `${operatorApi}/merchants/${id}/payee`,
        {
          headers: { authorization: `Bearer ${first.key}` },
          body: {
            ...{ legalName: 'Northern Supply Ltd.', institution: '003', transit: '00012', number: '7654321' },
            ...{ language: 'en', remittanceEmail: 'accounts@northern.example' },
          },
        },
      );
      return { CHANGE_ID: body.change.id };
    },
    answers: { change: { effectiveAt: anything } },
  },
  [`POST ${operatorApi}/loans/entries`]: {
    prepare: async ({ api, merchant }) => {
      const { applicationId } = await makeSignedPurchase(api, { merchant });
      const { id } = await api.database
        .selectFrom('agreement')
        .select('id')
        .where('application_id', '=', applicationId)
        .executeTakeFirstOrThrow();
      return { '01a23860-1b4e-7c39-9d27-5f0a7be4f2f1': id };
    },
    answers: { recorded: 1, alreadyRecorded: 0 },
  },

  [`GET ${operatorApi}/reviews`]: { prepare: review, answers: { items: anything } },
  [`GET ${operatorApi}/reviews/{REVIEW_ID}`]: { prepare: review, answers: { id: anything, documents: [] } },
  [`GET ${operatorApi}/reviews/{REVIEW_ID}/evidence`]: { prepare: review, answers: {} },
  [`GET ${operatorApi}/documents/{DOCUMENT_ID}/content`]: {
    prepare: async ({ api }) => {
      const { applicationId } = await makeReview(api);
      await storeDocuments(api, applicationId, [{ kind: 'statement', name: 'may.pdf', bytes: pdf }]);
      const stored = api.database.selectFrom('document').select(['id', 'file_id']);
      const { id, file_id } = await stored
        .where('application_id', '=', applicationId)
        .executeTakeFirstOrThrow();
      await api.services.files.scan(file_id ?? '');
      return { DOCUMENT_ID: id };
    },
    answers: '%PDF-1.7 statement',
  },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/decision`]: {
    prepare: makeOpenReview,
    answers: { state: 'decided' },
  },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/confirmation`]: {
    prepare: proposed,
    answers: { state: 'decided' },
  },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/return`]: { prepare: proposed, answers: { state: 'open' } },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/requests`]: {
    prepare: makeOpenReview,
    answers: { state: 'asked' },
  },

  [`POST ${operatorApi}/people/search`]: { answers: list },
  [`POST ${operatorApi}/people/{PERSON_ID}/export`]: { prepare: person, answers: '{"' },
  [`POST ${operatorApi}/people/{PERSON_ID}/export/pdf`]: { prepare: person, answers: '%PDF' },
  [`POST ${operatorApi}/people/{PERSON_ID}/export/zip`]: { prepare: person, answers: 'PK' },
  [`POST ${operatorApi}/people/{PERSON_ID}/export/reasons`]: { prepare: person, answers: '%PDF' },
  [`PATCH ${operatorApi}/people/{PERSON_ID}`]: { prepare: person, answers: { corrected: ['city'] } },
  [`POST ${operatorApi}/people/{PERSON_ID}/erasures`]: { prepare: person, answers: { state: 'proposed' } },
  [`POST ${operatorApi}/erasures/{ERASURE_ID}/confirmation`]: {
    prepare: async ({ api, first }) => {
      const { customerId } = await makeApprovedApplicant(api);
      const { body } = await actOnPeople(api, first).propose(customerId);
      return { ERASURE_ID: body.erasureId };
    },
    answers: { state: 'done' },
  },
};

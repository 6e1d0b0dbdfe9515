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
  /** Creates what has to exist before; returns the values of the reader's variables. */
  readonly prepare?: (readers: Readers) => Promise<Readonly<Record<string, string>>>;
  /** The response, as far as the document describes it; a string is the beginning of a file. */
  readonly response: object | string;
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

/** What each operation of the documents needs, and what it returns. */
export const cases: Readonly<Record<string, Case>> = {
  [`POST ${merchantApi}/checkouts`]: {
    response: { checkoutId: anything, clientToken: anything, expiresAt: anything },
  },
  [`GET ${merchantApi}/checkouts/{CHECKOUT_ID}`]: { prepare: open, response: { status: 'started' } },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/cancel`]: {
    prepare: open,
    response: { status: 'cancelled' },
  },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/refunds`]: {
    prepare: signed,
    response: { refunded: anything },
  },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/captures`]: {
    prepare: authorized,
    response: { authorization: { captured: 1200, released: 0 }, captures: [{ amount: 1200 }] },
  },
  [`POST ${merchantApi}/checkouts/{CHECKOUT_ID}/release`]: {
    prepare: authorized,
    response: { authorization: { released: anything } },
  },
  [`GET ${merchantApi}/checkouts`]: {
    // its order reference is PO-1182
    prepare: signed,
    response: {
      items: expect.arrayContaining([
        expect.objectContaining({ orderReference: 'PO-1182', status: 'completed' }),
      ]),
    },
  },
  [`GET ${merchantApi}/payouts`]: { response: { items: anything } },
  [`POST ${merchantApi}/invoice-links`]: { response: { linkId: anything, url: anything, status: 'open' } },
  [`GET ${merchantApi}/invoice-links`]: { response: { items: anything } },
  [`POST ${merchantApi}/invoice-links/{LINK_ID}/deactivate`]: {
    prepare: async ({ api, merchant }) => ({
      LINK_ID: (await createLink(api, {}, { merchant })).body.linkId,
    }),
    response: { status: 'deactivated' },
  },
  [`POST ${merchantApi}/webhook-endpoints`]: {
    response: { secret: anything, eventTypes: ['checkout.completed', 'checkout.refunded'] },
  },

  [`POST ${operatorApi}/merchants`]: {
    response: { merchantId: anything, mode: 'test', fee: { rate: 2.9, fixed: 0.3 }, minimumPurchase: 500 },
  },
  [`PUT ${operatorApi}/merchants/{MERCHANT_ID}/payee`]: {
    prepare: async ({ merchant }) => ({ MERCHANT_ID: merchant.id }),
    response: { change: { id: anything } },
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
    response: { change: { effectiveAt: anything } },
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
    response: { recorded: 1, alreadyRecorded: 0 },
  },

  [`GET ${operatorApi}/reviews`]: { prepare: review, response: { items: anything } },
  [`GET ${operatorApi}/reviews/{REVIEW_ID}`]: { prepare: review, response: { id: anything, documents: [] } },
  [`GET ${operatorApi}/reviews/{REVIEW_ID}/evidence`]: { prepare: review, response: {} },
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
    response: '%PDF-1.7 statement',
  },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/decision`]: {
    prepare: makeOpenReview,
    response: { state: 'decided' },
  },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/confirmation`]: {
    prepare: proposed,
    response: { state: 'decided' },
  },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/return`]: { prepare: proposed, response: { state: 'open' } },
  [`POST ${operatorApi}/reviews/{REVIEW_ID}/requests`]: {
    prepare: makeOpenReview,
    response: { state: 'asked' },
  },

  [`POST ${operatorApi}/people/search`]: { response: list },
  [`POST ${operatorApi}/people/{PERSON_ID}/export`]: { prepare: person, response: '{"' },
  [`POST ${operatorApi}/people/{PERSON_ID}/export/pdf`]: { prepare: person, response: '%PDF' },
  [`POST ${operatorApi}/people/{PERSON_ID}/export/zip`]: { prepare: person, response: 'PK' },
  [`POST ${operatorApi}/people/{PERSON_ID}/export/reasons`]: { prepare: person, response: '%PDF' },
  [`PATCH ${operatorApi}/people/{PERSON_ID}`]: { prepare: person, response: { corrected: ['city'] } },
  [`POST ${operatorApi}/people/{PERSON_ID}/erasures`]: { prepare: person, response: { state: 'proposed' } },
  [`POST ${operatorApi}/erasures/{ERASURE_ID}/confirmation`]: {
    prepare: async ({ api, first }) => {
      const { customerId } = await makeApprovedApplicant(api);
      const { body } = await actOnPeople(api, first).propose(customerId);
      return { ERASURE_ID: body.erasureId };
    },
    response: { state: 'done' },
  },
};

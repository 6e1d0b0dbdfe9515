import { creditLimits } from '@tamarack/core/lending/credit-line';
import { toDollars } from '@tamarack/core/money/cents';
import { z } from 'zod';
import { businessInput, documentView, personalInput } from '../../intake/applications';
import { checkoutStatus } from '../../intake/checkouts';
import { dollars, isoDate, language, pageQuery } from '../../platform/http';
import { rejectionReasons } from '../decision';

const kind = z.enum(['documents', 'referred', 'finalReview', 'reconsideration']).meta({
  description:
    'Uploaded documents, referred by the decision rules, the whole of a pre-qualified amount, or a rejection that a person is asked to look at',
});
const tier = z.enum(['A', 'B', 'C', 'D']);
const state = z.enum(['open', 'asked', 'decided']);
const instant = z.iso.datetime();

export const reviewQuery = pageQuery.extend({ state: state.default('open') });

const summary = {
  id: z.string(),
  kind,
  state,
  businessName: z.string().nullable(),
  merchant: z.string(),
  cartTotal: dollars,
  openedAt: instant,
  dueAt: instant.meta({ description: 'Promised to the applicant' }),
  overdue: z.boolean(),
  decidedAt: instant.nullable(),
};

export const reviewSummary = z
  .object({
    ...summary,
    askedAt: instant.nullable().meta({ description: 'Since when the applicant’s answer is waited for' }),
    decidedBy: z.string().nullable().meta({ description: 'Name of the operator' }),
  })
  .meta({ id: 'ReviewSummary' });

export const reviewList = z
  .object({ items: z.array(reviewSummary), nextCursor: z.string().nullable() })
  .meta({ id: 'ReviewList' });

const reason = z.object({ code: z.string(), en: z.string(), fr: z.string() });

const outcome = z.enum([
  'instantlyApproved',
  'preQualified',
  'approved',
  'rejected',
  'manualReview',
  'sinNeeded',
]);

const decision = z
  .object({
    id: z.string(),
    by: z.enum(['rules', 'person']),
    operatorId: z.string().nullable(),
    reviewId: z.string().nullable().meta({ description: 'The review that a person decided' }),
    rulesVersion: z.string(),
    outcome,
    tier: tier.nullable(),
    limit: dollars.meta({ description: 'With manualReview: what the rules would have granted' }),
    instant: dollars,
    reasons: z.array(reason),
    features: z.record(z.string(), z.number().nullable()).meta({ description: 'Amounts in cents' }),
    decidedAt: instant,
  })
  .meta({ id: 'StoredDecision' });

const request = z
  .object({
    id: z.string(),
    operatorId: z.string(),
    items: z.array(reason).meta({ description: 'What was asked for, as the applicant reads it' }),
    note: z.string().nullable(),
    askedAt: instant,
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'ReviewRequest' });

const other = z
  .object({
    checkoutId: z.string(),
    reviewId: z.string().nullable().meta({ description: 'Its newest review, where it had one' }),
    startedAt: instant,
    merchant: z.string(),
    cartTotal: dollars,
    status: checkoutStatus,
    outcome: outcome.nullable(),
    line: z.object({ limit: dollars, used: dollars, expiresOn: isoDate }).nullable(),
  })
  .meta({ id: 'OtherApplication' });

/** One application as its reviewer sees it. The SIN only as its last three digits, the account as its last four. */
export const review = z
  .object({
    ...summary,
    operatorId: z.string().nullable(),
    checkoutId: z.string(),
    status: checkoutStatus,
    orderReference: z.string().nullable(),
    entry: z.enum(['cart', 'invoiceLink', 'preQualification']),
    language,
    applicant: z.object({
      personal: personalInput.omit({ sin: true }).nullable(),
      sinLastThree: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
    business: businessInput.nullable(),
    documents: z.array(
      documentView.extend({
        requestId: z
          .string()
          .nullable()
          .meta({ description: 'The request that a supporting document was sent for' }),
        mediaType: z.string().meta({ description: 'Told by the content' }),
        pages: z.int().nullable(),
        uploadedAt: instant,
        downloadable: z.boolean().meta({ description: 'Scanned clean, and kept' }),
      }),
    ),
    debitAccount: z
      .object({
        source: z.enum(['aggregator', 'voidCheque']),
        bank: z.string().nullable().meta({ description: 'Null where only its number is known' }),
        institution: z.string(),
        transit: z.string(),
        numberMasked: z.string(),
      })
      .nullable(),
    exposure: dollars.meta({ description: 'Limits of the customer’s other credit lines' }),
    credit: z
      .object({ limit: dollars, used: dollars, instant: dollars, expiresOn: isoDate, tier })
      .nullable(),
    decisions: z.array(decision).meta({ description: 'Oldest first' }),
    observations: z
      .string()
      .nullable()
      .meta({ description: 'What the applicant wrote when asking for a person to look at a rejection' }),
    requests: z.array(request).meta({ description: 'What was asked of the applicant, oldest first' }),
    others: z.array(other).meta({ description: 'Other applications of the customer, newest first' }),
    operators: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'Those who are named by id' }),
    trail: z
      .array(
        z.object({
          at: instant,
          actor: z.string(),
          act: z.string(),
          details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        }),
      )
      .meta({ description: 'What happened, oldest first; the last 500 acts' }),
  })
  .meta({ id: 'Review' });

const limit = z
  .number()
  .min(toDollars(creditLimits.lowest))
  .max(toDollars(creditLimits.highest))
  .multipleOf(toDollars(creditLimits.step))
  .meta({ description: 'Canadian dollars, in steps of $100' });

export const reviewDecisionInput = z
  .discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      limit,
      tier: tier.optional().meta({
        description: 'Default: what the rules had worked out, else D',
      }),
    }),
    z.object({
      decision: z.literal('reject'),
      reasons: z
        .array(z.enum(rejectionReasons))
        .min(1)
        .max(4)
        .refine((codes) => new Set(codes).size === codes.length)
        .meta({ description: 'The weightiest first; told to the applicant in words' }),
    }),
  ])
  .meta({ id: 'DecideReviewInput' });

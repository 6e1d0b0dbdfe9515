import { creditLimits } from '@tamarack/core/lending/credit-line';
import { toDollars } from '@tamarack/core/money/cents';
import { z } from 'zod';
import { businessInput, documentView, personalInput } from '../../intake/applications';
import { checkoutStatus } from '../../intake/checkouts';
import { dollars, isoDate, language, pageQuery, storedValue } from '../../platform/http';
import { rejectionReasons } from '../decision';

const kind = z.enum(['documents', 'referred', 'finalReview', 'reconsideration', 'screening', 'other']).meta({
  description:
    'Why a person reviews the application. `documents`: the applicant uploaded documents. `referred`: the decision rules referred it. `finalReview`: the applicant requests the full pre-qualified amount. `reconsideration`: the applicant contests a rejection. `screening`: a name of a customer with an open credit line may be on a newer sanctions list; it closes without a decision once its possible matches are resolved. `other`: opened by a later release; only that release can decide it.',
});
const tier = z.enum(['A', 'B', 'C', 'D']);
const storedTier = storedValue(tier);
const state = z.enum(['open', 'proposed', 'asked', 'decided']).meta({
  description:
    '`proposed`: an approval waits for a second operator. `asked`: the review waits for the applicant.',
});
const instant = z.iso.datetime();

export const reviewQuery = pageQuery.extend({ state: state.default('open') });

const summary = {
  id: z.string(),
  kind,
  state: storedValue(state),
  businessName: z.string().nullable(),
  merchant: z.string(),
  cartTotal: dollars,
  openedAt: instant,
  dueAt: instant.meta({
    description:
      'Time by which the applicant was promised a decision. The applicant is not informed of a `screening`.',
  }),
  overdue: z.boolean(),
  decidedAt: instant.nullable(),
  proposal: z
    .object({ limit: dollars, operatorId: z.string(), proposedBy: z.string(), proposedAt: instant })
    .nullable()
    .meta({ description: 'The approval that waits for a second operator.' }),
};

export const reviewSummary = z
  .object({
    ...summary,
    askedAt: instant
      .nullable()
      .meta({ description: 'Time of the open request to the applicant. Null if no request is open.' }),
    decidedBy: z.string().nullable().meta({ description: 'Name of the operator who decided.' }),
  })
  .meta({ id: 'ReviewSummary' });

export const reviewList = z
  .object({ items: z.array(reviewSummary), nextCursor: z.string().nullable() })
  .meta({ id: 'ReviewList' });

const reason = z.object({ code: z.string(), en: z.string(), fr: z.string() });

const outcome = storedValue(
  z.enum(['instantlyApproved', 'preQualified', 'approved', 'rejected', 'manualReview', 'sinNeeded']),
);

const decision = z
  .object({
    id: z.string(),
    by: z.enum(['rules', 'person']),
    operatorId: z.string().nullable(),
    reviewId: z
      .string()
      .nullable()
      .meta({ description: 'The review that led to this decision. Null if the rules decided.' }),
    rulesVersion: z.string(),
    outcome,
    tier: storedTier.nullable(),
    limit: dollars.meta({
      description: 'Credit limit. With `manualReview`, the limit that the rules would grant.',
    }),
    instant: dollars,
    reasons: z.array(reason),
    features: z
      .record(z.string(), z.number().nullable())
      .meta({ description: 'Values that the decision is based on. Amounts are in cents.' }),
    decidedAt: instant,
  })
  .meta({ id: 'StoredDecision' });

const request = z
  .object({
    id: z.string(),
    operatorId: z.string(),
    items: z.array(reason).meta({ description: 'Requested items, in the words shown to the applicant.' }),
    note: z.string().nullable(),
    askedAt: instant,
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'ReviewRequest' });

const other = z
  .object({
    checkoutId: z.string(),
    reviewId: z
      .string()
      .nullable()
      .meta({ description: 'Latest review of the application. Null if it has none.' }),
    startedAt: instant,
    merchant: z.string(),
    cartTotal: dollars,
    status: storedValue(checkoutStatus),
    outcome: outcome.nullable(),
    line: z.object({ limit: dollars, used: dollars, expiresOn: isoDate }).nullable(),
  })
  .meta({ id: 'OtherApplication' });

/** Application as shown to its reviewer, with the last three digits of the SIN and the last four of the account. */
const proposal = z.object({
  id: z.string(),
  state: storedValue(z.enum(['open', 'confirmed', 'returned'])),
  limit: dollars,
  tier: storedTier.nullable(),
  operatorId: z.string(),
  proposedAt: instant,
  resolvedBy: z.string().nullable().meta({ description: 'Operator who confirmed or returned it.' }),
  resolvedAt: instant.nullable(),
  note: z.string().nullable(),
});

export const review = z
  .object({
    ...summary,
    operatorId: z.string().nullable(),
    checkoutId: z.string(),
    status: storedValue(checkoutStatus),
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
          .meta({ description: 'The request that a supporting document responds to.' }),
        mediaType: z.string().meta({ description: 'Media type detected from the content.' }),
        pages: z.int().nullable(),
        uploadedAt: instant,
        downloadable: z
          .boolean()
          .meta({ description: 'True if the virus scan found no threat and the file is still stored.' }),
      }),
    ),
    debitAccount: z
      .object({
        source: storedValue(z.enum(['aggregator', 'voidCheque'])),
        bank: z
          .string()
          .nullable()
          .meta({ description: 'Name of the bank. Null if only the institution number is known.' }),
        institution: z.string(),
        transit: z.string(),
        numberMasked: z.string(),
      })
      .nullable(),
    exposure: dollars.meta({
      description: 'Exposure: the amount owed and still available on the customer’s other credit lines.',
    }),
    credit: z
      .object({ limit: dollars, used: dollars, instant: dollars, expiresOn: isoDate, tier: storedTier })
      .nullable(),
    decisions: z.array(decision).meta({ description: 'Decisions, oldest first.' }),
    observations: z
      .string()
      .nullable()
      .meta({ description: 'Text that the applicant sent with the request for reconsideration.' }),
    requests: z.array(request).meta({ description: 'Requests for information, oldest first.' }),
    proposals: z
      .array(proposal)
      .meta({ description: 'Approvals that needed a second operator, oldest first.' }),
    others: z.array(other).meta({ description: 'The customer’s other applications, newest first.' }),
    operators: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'Operators whose IDs appear in this review.' }),
    trail: z
      .array(
        z.object({
          at: instant,
          actor: z.string(),
          act: z.string(),
          details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        }),
      )
      .meta({ description: 'The last 500 entries of the audit trail, oldest first.' }),
  })
  .meta({ id: 'Review' });

export const returnDecisionInput = z
  .object({
    note: z.string().max(1000).nullable().meta({ description: 'Note to the operator who proposed it.' }),
  })
  .meta({ id: 'ReturnDecisionInput' });

const limit = z
  .number()
  .min(toDollars(creditLimits.lowest))
  .max(toDollars(creditLimits.highest))
  .multipleOf(toDollars(creditLimits.step))
  .meta({ description: 'Credit limit in Canadian dollars, a multiple of $100.' });

export const reviewDecisionInput = z
  .discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      limit,
      tier: tier.optional().meta({
        description: 'Defaults to the tier that the rules assigned, or D if they assigned none.',
      }),
    }),
    z.object({
      decision: z.literal('reject'),
      reasons: z
        .array(z.enum(rejectionReasons))
        .min(1)
        .max(4)
        .refine((codes) => new Set(codes).size === codes.length)
        .meta({ description: 'Reason codes, most important first. The applicant sees them as text.' }),
    }),
  ])
  .meta({ id: 'DecideReviewInput' });

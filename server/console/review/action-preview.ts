import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { computeExpiry } from '@tamarack/core/lending/credit-line';
import { computeReapplyDays, currentRules, reasonsEn, reasonsFr } from '../../src/underwriting/decision';
import { requestItemTexts } from '../../src/underwriting/review-queue';
import type { ReviewView } from '../../src/underwriting/reviews';
import { formatDollars } from '../parts/format';
import { languageTexts } from '../parts/language-texts';
import type { ReviewAction } from './form/review-form';
import { formatCount } from './texts/format-amounts';
import { formatDay } from './texts/format-dates';

/** Consequences of a decision, shown before it is confirmed. */
export interface ActionPreview {
  readonly title: string;
  readonly button: string;
  /** Its effect in the system. */
  readonly effects: readonly string[];
  /** Message to the applicant, in English whatever their language. */
  readonly message: readonly string[];
  /** Text shown to the applicant exactly as it is here, in their language. */
  readonly quoted: readonly string[];
  /** In the operator's own words. */
  readonly note: string | null;
}

type PreviewedReview = Pick<ReviewView, 'kind' | 'language' | 'credit' | 'merchant' | 'applicant'>;

const reasonTexts = { en: reasonsEn, fr: reasonsFr } as const;

export function buildActionPreview(action: ReviewAction, review: PreviewedReview, now: Date): ActionPreview {
  switch (action.act) {
    case 'approve':
      return previewApproval(action.decision, review, now);
    case 'reject':
      return previewRejection(action.decision, review, now);
    case 'ask':
      return previewRequest(action.question, review);
  }
}

const describeMail = ({ applicant, language }: PreviewedReview): string =>
  `Email to ${applicant.email ?? 'the applicant'}, in ${languageTexts[language]}`;

function previewApproval(
  { limit, tier }: Extract<ReviewAction, { act: 'approve' }>['decision'],
  review: PreviewedReview,
  now: Date,
): ActionPreview {
  const { kind, credit, merchant } = review;
  const replacesLine = (kind === 'finalReview' || kind === 'reconsideration') && credit !== null;
  return {
    title: `Approve for ${formatDollars(limit)}`,
    button: `Approve for ${formatDollars(limit)}`,
    effects: [
      replacesLine
        ? `The credit line changes from ${formatDollars(credit.limit)} to ${formatDollars(limit)}. The full amount is available immediately.`
        : `A credit line of ${formatDollars(limit)} is opened. The full amount is available immediately.`,
      `Tier ${tier ?? 'D'} sets the rates and terms.`,
    ],
    message: [
      `${describeMail(review)}: a person reviewed and approved the application.`,
      `The limit is ${formatDollars(limit)}, available until ${formatDay(computeExpiry(dateIn(now)))}.`,
      `How to continue the purchase at ${merchant}. They owe nothing until they sign.`,
    ],
    quoted: [],
    note: null,
  };
}

function previewRejection(
  { reasons }: Extract<ReviewAction, { act: 'reject' }>['decision'],
  review: PreviewedReview,
  now: Date,
): ActionPreview {
  const { kind, credit, language } = review;
  const days = computeReapplyDays(reasons, currentRules);
  const endsLine = kind === 'finalReview' && credit !== null;
  return {
    title: 'Reject',
    button: 'Reject',
    effects: [
      endsLine
        ? `The credit line of ${formatDollars(credit.limit)} ends, including the ${formatDollars(credit.instant)} available immediately. To let them keep that amount, approve it as the limit.`
        : 'No credit line will be opened.',
      kind === 'reconsideration'
        ? `They may apply again on the date they were given before or in ${formatCount(days, 'day', 'days')}, whichever is sooner. A review never extends the wait.`
        : `They may apply again in ${formatCount(days, 'day', 'days')}, from ${formatDay(addDays(dateIn(now), days))}.`,
    ],
    message: [
      `${describeMail(review)}: a person reviewed and rejected the application.`,
      'The main reasons, in this order:',
    ],
    quoted: reasons.map((code) => reasonTexts[language][code]),
    note: null,
  };
}

function previewRequest(
  { items, note }: Extract<ReviewAction, { act: 'ask' }>['question'],
  review: PreviewedReview,
): ActionPreview {
  return {
    title: 'Request information',
    button: 'Send request',
    effects: [
      'The application leaves the queue until the applicant responds. You can still decide in the meantime.',
    ],
    message: [
      `${describeMail(review)}: the review continues once they send what is missing.`,
      'Requested items, in this order:',
    ],
    quoted: items.map((code) => requestItemTexts[code][review.language]),
    note,
  };
}

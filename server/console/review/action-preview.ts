import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { computeExpiry } from '@tamarack/core/lending/credit-line';
import { computeReapplyDays, currentRules, reasonsEn, reasonsFr } from '../../src/underwriting/decision';
import { requestItemTexts } from '../../src/underwriting/review-queue';
import type { ReviewView } from '../../src/underwriting/reviews';
import { formatDollars } from '../parts/format';
import type { ReviewAction } from './form/review-form';
import { languageTexts } from './texts/application-texts';
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
  `A mail in ${languageTexts[language]} goes to ${applicant.email ?? 'the applicant'}`;

function previewApproval(
  { limit, tier }: Extract<ReviewAction, { act: 'approve' }>['decision'],
  review: PreviewedReview,
  now: Date,
): ActionPreview {
  const { kind, credit, merchant } = review;
  const raises = (kind === 'finalReview' || kind === 'reconsideration') && credit !== null;
  return {
    title: `Approve for ${formatDollars(limit)}`,
    button: `Approve for ${formatDollars(limit)}`,
    effects: [
      raises
        ? `The credit line of ${formatDollars(credit.limit)} becomes one of ${formatDollars(limit)}, all of it usable at once.`
        : `A credit line of ${formatDollars(limit)} is opened, all of it usable at once.`,
      `The tier, which sets rates and terms, is ${tier ?? 'D'}.`,
    ],
    message: [
      `${describeMail(review)}: a person reviewed the application and approved it.`,
      `The limit is ${formatDollars(limit)}, usable until ${formatDay(computeExpiry(dateIn(now)))}.`,
      `How to go on with the purchase at ${merchant}. They owe nothing until they sign.`,
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
  const ends = kind === 'finalReview' && credit !== null;
  return {
    title: 'Reject',
    button: 'Reject',
    effects: [
      ends
        ? `The credit line of ${formatDollars(credit.limit)} ends, the part usable at once (${formatDollars(credit.instant)}) too. To leave them that part, approve with it as the limit.`
        : 'No credit line is opened.',
      kind === 'reconsideration'
        ? `They may apply again on the day they were told before, or in ${formatCount(days, 'day', 'days')} where that is sooner: looking again never makes the wait longer.`
        : `They may apply again in ${formatCount(days, 'day', 'days')}, from ${formatDay(addDays(dateIn(now), days))}.`,
    ],
    message: [
      `${describeMail(review)}: a person reviewed the application and decided against it.`,
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
    title: 'Ask for more',
    button: 'Ask the applicant',
    effects: [
      'The application leaves the queue until the applicant answers. You can still decide in the meantime.',
    ],
    message: [
      `${describeMail(review)}: the review goes on once they send what is missing.`,
      'They are asked for, in this order:',
    ],
    quoted: items.map((code) => requestItemTexts[code][review.language]),
    note,
  };
}

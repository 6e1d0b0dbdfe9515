import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import { computeExpiry } from '@tamarack/core/lending/credit-line';
import { currentRules, reapplyDays, reasonsEn, reasonsFr } from '../../src/underwriting/decision';
import { requestItemTexts } from '../../src/underwriting/review-queue';
import type { ReviewView } from '../../src/underwriting/reviews';
import { dollars } from '../parts/format';
import type { Answer } from './form/answer';
import { counted } from './words/amounts';
import { languageTexts } from './words/application';
import { dayText } from './words/dates';

/** Consequences of a decision, shown before it is confirmed. */
export interface Told {
  readonly title: string;
  readonly button: string;
  /** Its effect in the system. */
  readonly effects: readonly string[];
  /** Message to the applicant, in English whatever their language. */
  readonly news: readonly string[];
  /** Text shown to the applicant exactly as it is here, in their language. */
  readonly quoted: readonly string[];
  /** In the operator's own words. */
  readonly note: string | null;
}

type About = Pick<ReviewView, 'kind' | 'language' | 'credit' | 'merchant' | 'applicant'>;

const reasonTexts = { en: reasonsEn, fr: reasonsFr } as const;

export function toldOf(answer: Answer, review: About, now: Date): Told {
  switch (answer.act) {
    case 'approve':
      return approval(answer.decision, review, now);
    case 'reject':
      return rejection(answer.decision, review, now);
    case 'ask':
      return question(answer.question, review);
  }
}

const mailed = ({ applicant, language }: About): string =>
  `A mail in ${languageTexts[language]} goes to ${applicant.email ?? 'the applicant'}`;

function approval(
  { limit, tier }: Extract<Answer, { act: 'approve' }>['decision'],
  review: About,
  now: Date,
): Told {
  const { kind, credit, merchant } = review;
  const raises = (kind === 'finalReview' || kind === 'reconsideration') && credit !== null;
  return {
    title: `Approve for ${dollars(limit)}`,
    button: `Approve for ${dollars(limit)}`,
    effects: [
      raises
        ? `The credit line of ${dollars(credit.limit)} becomes one of ${dollars(limit)}, all of it usable at once.`
        : `A credit line of ${dollars(limit)} is opened, all of it usable at once.`,
      `The tier, which sets rates and terms, is ${tier ?? 'D'}.`,
    ],
    news: [
      `${mailed(review)}: a person reviewed the application and approved it.`,
      `The limit is ${dollars(limit)}, usable until ${dayText(computeExpiry(dateIn(now)))}.`,
      `How to go on with the purchase at ${merchant}. They owe nothing until they sign.`,
    ],
    quoted: [],
    note: null,
  };
}

function rejection(
  { reasons }: Extract<Answer, { act: 'reject' }>['decision'],
  review: About,
  now: Date,
): Told {
  const { kind, credit, language } = review;
  const days = reapplyDays(reasons, currentRules);
  const ends = kind === 'finalReview' && credit !== null;
  return {
    title: 'Reject',
    button: 'Reject',
    effects: [
      ends
        ? `The credit line of ${dollars(credit.limit)} ends, the part usable at once (${dollars(credit.instant)}) too. To leave them that part, approve with it as the limit.`
        : 'No credit line is opened.',
      kind === 'reconsideration'
        ? `They may apply again on the day they were told before, or in ${counted(days, 'day', 'days')} where that is sooner: looking again never makes the wait longer.`
        : `They may apply again in ${counted(days, 'day', 'days')}, from ${dayText(addDays(dateIn(now), days))}.`,
    ],
    news: [
      `${mailed(review)}: a person reviewed the application and decided against it.`,
      'The main reasons, in this order:',
    ],
    quoted: reasons.map((code) => reasonTexts[language][code]),
    note: null,
  };
}

function question({ items, note }: Extract<Answer, { act: 'ask' }>['question'], review: About): Told {
  return {
    title: 'Ask for more',
    button: 'Ask the applicant',
    effects: [
      'The application leaves the queue until the applicant answers. You can still decide in the meantime.',
    ],
    news: [
      `${mailed(review)}: the review goes on once they send what is missing.`,
      'They are asked for, in this order:',
    ],
    quoted: items.map((code) => requestItemTexts[code][review.language]),
    note,
  };
}

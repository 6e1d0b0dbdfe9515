import type { EntityType } from '@tamarack/core/validation/business/entity-types';
import type { Tone } from '../../../pages/parts/tone';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { formatCount } from './format-amounts';

/** Labels of legal forms; an unknown one is shown as its code. */
const entityTexts: Readonly<Record<EntityType, string>> = {
  soleProprietorship: 'Sole proprietorship',
  generalPartnership: 'General partnership',
  limitedPartnership: 'Limited partnership',
  limitedLiabilityPartnership: 'Limited liability partnership',
  corporation: 'Corporation',
  cooperative: 'Cooperative',
  nonProfit: 'Non-profit',
};

export const formatEntityType = (code: string): string =>
  Object.hasOwn(entityTexts, code) ? entityTexts[code as EntityType] : code;

/** `3 years 4 months`, which is easier to grasp than `40 months`. */
export function formatTimeInBusiness(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const words = [
    years > 0 && formatCount(years, 'year', 'years'),
    (rest > 0 || years === 0) && formatCount(rest, 'month', 'months'),
  ];
  return words.filter((word) => word !== false).join(' ');
}

export const entryTexts: Readonly<Record<ReviewView['entry'], string>> = {
  cart: 'Merchant’s cart',
  invoiceLink: 'Invoice link',
  preQualification: 'Pre-qualification, no purchase yet',
};

export const statusTexts: Readonly<Record<ReviewView['status'], string>> = {
  started: 'Started',
  abandoned: 'Abandoned by the applicant',
  rejected: 'Rejected',
  inReview: 'In review',
  approved: 'Approved, not signed yet',
  completed: 'Completed: signed and paid',
  cancelled: 'Cancelled by the merchant',
};

type Outcome = ReviewView['decisions'][number]['outcome'];

export const outcomeTexts: Readonly<Record<Outcome, string>> = {
  instantlyApproved: 'Instantly approved',
  preQualified: 'Pre-qualified',
  approved: 'Approved',
  rejected: 'Rejected',
  manualReview: 'Referred to manual review',
  sinNeeded: 'SIN requested',
};

export const outcomeTones: Readonly<Record<Outcome, Tone>> = {
  instantlyApproved: 'ok',
  preQualified: 'ok',
  approved: 'ok',
  rejected: 'danger',
  manualReview: 'warn',
  sinNeeded: 'neutral',
};

type Document = ReviewView['documents'][number];

export const documentKindTexts: Readonly<Record<Document['kind'], string>> = {
  statement: 'Bank statement',
  voidCheque: 'Void cheque',
  supporting: 'Requested document',
};

export const documentProblemTexts: Readonly<Record<NonNullable<Document['problem']>, string>> = {
  passwordProtected: 'Rejected: password-protected',
  broken: 'Rejected: unreadable',
  infected: 'Rejected: malware found',
};

export const accountSourceTexts: Readonly<Record<NonNullable<ReviewView['debitAccount']>['source'], string>> =
  {
    aggregator: 'from the bank connection',
    voidCheque: 'from the void cheque',
  };

/** Formats `+14165550123` for dialling. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

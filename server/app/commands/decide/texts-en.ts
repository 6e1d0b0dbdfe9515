import { featureLabelsEn } from '../../../src/underwriting/decision';
import type { Texts } from './texts';

const formatCount = (one: string, many: string) => (value: number) => `${value} ${value === 1 ? one : many}`;

export const textsEn: Texts = {
  title: (version) => `Decision by rules ${version}`,
  outcomes: {
    instantlyApproved: 'instantly approved',
    preQualified: 'pre-qualified',
    approved: 'approved',
    rejected: 'rejected',
    manualReview: 'manual review',
    sinNeeded: 'SIN needed',
  },
  features: featureLabelsEn,
  terms: {
    tier: 'Tier maximum',
    balance: 'Average daily balance',
    averageRevenue: 'Sales, last 6 months',
    recentRevenue: 'Sales, last 3 months',
    concentration: 'Sales, largest customer capped',
    roundTrips: 'Possible round trips capped',
  },
  units: {
    years: formatCount('year', 'years'),
    months: formatCount('month', 'months'),
    days: formatCount('day', 'days'),
    points: String,
    number: String,
    percent: (value) => `${value}%`,
  },
  yes: 'yes',
  no: 'no',
  unknown: 'unknown',
  below: (bound) => `below ${bound}`,
  atLeast: (bound) => `${bound} or more`,
  fromLimit: (limit) => `from a limit of ${limit}`,
  fires: 'TRIGGERED',
  setAside: 'skipped: a reviewer decides',
  binds: 'APPLIES',
  outcome: 'Outcome',
  limit: 'Limit',
  instant: 'Available immediately',
  tier: 'Tier',
  reapply: (days) => `The applicant may reapply in ${days} days.`,
  deducted: 'Less owed and still available elsewhere',
  result: 'Result, rounded down to $100',
  none: 'none',
  sections: {
    reasons: 'Reasons',
    knockouts: 'Knock-out rules',
    reviews: 'Manual review conditions',
    tiers: 'Tier of each value (the lowest applies)',
    limit: 'Limit (the lowest amount applies)',
    others: 'Other values',
  },
};

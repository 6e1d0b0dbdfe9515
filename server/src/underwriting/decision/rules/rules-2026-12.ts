import { categories202612 } from '../categories/rules/rules-2026-12';
import type { Rules } from './rules';
import { rules2026112 } from './rules-2026-11-2';

/**
 * As 2026-11.2, with these changes. Each line has a category, and what went back, came back or was borrowed is no sale.
 * The average balance and the tier are those without money from outside; nobody is rejected for the days that it cured.
 * Low sales are no ground for rejection where the data says little, and a person decides where much of it cannot be
 * read or told. Never edit a version that has decided an application: add the next one.
 */
export const rules202612: Rules = {
  ...rules2026112,
  version: '2026-12.1',
  owners: { setAside: ['revenueTooLow', 'tooFewDeposits', 'debtServiceTooHigh'] },
  categories: categories202612,
  settlement: { roundTripDays: 90, reversalDays: 60 },
  repeatedIds: 'sameContent',
  coverage: { months: 6, minCredits: 4, maxUnknownPercent: 25 },
  proposals: 'fromMinimum',
  knockouts: rules2026112.knockouts.map((each) => {
    if (each.code === 'underAge') return { code: 'underAge', feature: 'yearsSinceMajority', below: 0 };
    return each.code === 'debtServiceTooHigh' ? { ...each, feature: 'debtServiceNetPercent' as const } : each;
  }),
  reviews: [
    ...rules2026112.reviews,
    { code: 'accountsOfOthers', feature: 'otherAccounts', atLeast: 1, ifRefused: true },
    { code: 'linesUnusable', feature: 'unusablePercent', atLeast: 5 },
    { code: 'fewTransactions', feature: 'creditLines', below: 4 },
    { code: 'creditsUnclear', feature: 'unknownCreditPercent', atLeast: 25 },
    { code: 'overdrawnUnaided', feature: 'daysNegativeUnaided', atLeast: 30 },
    { code: 'debtServiceTooHigh', feature: 'debtServicePercent', atLeast: 30 },
    { code: 'evidenceMissing', feature: 'unprovenReasons', atLeast: 1 },
  ],
  tiers: rules2026112.tiers.map((each) =>
    each.feature === 'daysNegative' ? { ...each, feature: 'daysNegativeUnaided' as const } : each,
  ),
};

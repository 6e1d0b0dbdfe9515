import type { Rules } from './rules';
import { rules2026123 } from './rules-2026-12-3';

/**
 * As 2026-12.3, with these changes. The accounts that count are one: what is moved between them changes no figure, and a
 * day is negative where all of them together are. Money that came back under another name counts again, and raises a
 * limit by 3% at most. What went round is no longer taken for the sale that was taken back, and what somebody
 * lent and got back lifts no balance. Never edit a version that has decided an application: add the next one.
 */
export const rules2026124: Rules = {
  ...rules2026123,
  version: '2026-12.4',
  accounts: 'together',
  settlement: {
    roundTripDays: 90,
    reversalDays: 60,
    reversals: 'last',
    lentByName: true,
    otherNames: { days: 10, belowPercent: 5, abovePercent: 1, parts: 6, sharePercent: 75, rematch: true },
  },
  knockouts: rules2026123.knockouts.map((each) =>
    each.code === 'manyNegativeDays'
      ? { ...each, unless: ['balanceUnknown', 'shortHistory'] as const }
      : each,
  ),
  limit: { ...rules2026123.limit, roundTripRaisePercent: 3 },
};

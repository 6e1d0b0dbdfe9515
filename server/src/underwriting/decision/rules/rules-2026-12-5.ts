import type { Rules } from './rules';
import { rules2026124 } from './rules-2026-12-4';

/**
 * As 2026-12.4, with deposits that count once they have cleared: a cheque between the applicant's own accounts, paid in
 * right before the decision and paid right after it, is no sale and lifts no balance. Money from outside in an account
 * whose balance is unknown lowers no other account's. Never edit a version that has decided an application: add the next
 * one.
 */
export const rules2026125: Rules = {
  ...rules2026124,
  version: '2026-12.5',
  settlement: {
    roundTripDays: 90,
    reversalDays: 60,
    reversals: 'last',
    deposits: 'cleared',
    outsideMoney: 'inKnownBalances',
    lentByName: true,
    otherNames: { days: 10, belowPercent: 5, abovePercent: 1, parts: 6, sharePercent: 75, rematch: true },
  },
};

import type { Rules } from './rules';
import { rules2026127 } from './rules-2026-12-7';

/**
 * As 2026-12.7, and money that goes to one party again and again and comes back from one other is no sale, by whatever amounts up to
 * 7% less. Never edit a version that has decided an application: add the next one.
 */
export const rules2026128: Rules = {
  ...rules2026127,
  version: '2026-12.8',
  settlement: {
    roundTripDays: 90,
    reversalDays: 60,
    reversals: 'last',
    deposits: 'cleared',
    outsideMoney: 'inKnownBalances',
    lentByName: true,
    otherNames: {
      days: 10,
      belowPercent: 5,
      abovePercent: 1,
      parts: 6,
      sharePercent: 75,
      rematch: true,
      rematchFailed: true,
    },
    exactAmounts: { days: 45, roundCents: 100, sharePercent: 1, nearPerMille: 1 },
    mirroredParties: {
      days: 45,
      belowPercent: 7,
      abovePercent: 1,
      fewest: 3,
      fee: { most: 4, percent: 1 },
      sharePercent: 75,
      sharePerMille: 5,
      salesPercent: 1,
    },
  },
};

import { categories2026127 } from '../categories/rules/rules-2026-12-7';
import type { Rules } from './rules';
import { rules2026126 } from './rules-2026-12-6';

/**
 * As 2026-12.6, with more wordings of banks. Money that came back may differ by a thousandth, and to the cent may have gone through
 * many parties. Never edit a version that has decided an application: add the next one.
 */
export const rules2026127: Rules = {
  ...rules2026126,
  version: '2026-12.7',
  categories: categories2026127,
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
  },
};

import type { Rules } from './rules';
import { rules2026125 } from './rules-2026-12-5';

/**
 * As 2026-12.5, and money that comes back to the cent is no sale, be it after weeks, for a cheque or through a card terminal.
 * Never edit a version that has decided an application: add the next one.
 */
export const rules2026126: Rules = {
  ...rules2026125,
  version: '2026-12.6',
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
    exactAmounts: { days: 45, roundCents: 100, sharePercent: 1 },
  },
};

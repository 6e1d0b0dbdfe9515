import type { Rules } from './rules';
import { rules2026122 } from './rules-2026-12-2';

/**
 * As 2026-12.2, with money that came back under another name, which is no sale. From a tenth of the sales, a person
 * decides; and nobody is rejected for it. Never edit a version that has decided an application: add the next one.
 */
export const rules2026123: Rules = {
  ...rules2026122,
  version: '2026-12.3',
  settlement: {
    roundTripDays: 90,
    reversalDays: 60,
    otherNames: { days: 10, belowPercent: 5, abovePercent: 1, parts: 6, sharePercent: 75 },
  },
  reviews: [
    ...rules2026122.reviews,
    { code: 'roundTrips', feature: 'roundTripPercent', atLeast: 10 },
    { code: 'roundTrips', feature: 'roundTripPercent', atLeast: 1, ifDecisive: true },
  ],
};

import type { Rules } from './rules';
import { rules2026112 } from './rules-2026-11-2';

/** As 2026-11.2. Never edit a version that has decided an application: add the next one. */
export const rules202612: Rules = {
  ...rules2026112,
  version: '2026-12.1',
  owners: { setAside: ['revenueTooLow', 'tooFewDeposits', 'debtServiceTooHigh'] },
  reviews: [
    ...rules2026112.reviews,
    { code: 'accountsOfOthers', feature: 'otherAccounts', atLeast: 1, ifRefused: true },
  ],
};

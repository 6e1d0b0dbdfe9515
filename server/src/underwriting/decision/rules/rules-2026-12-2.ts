import type { Rules } from './rules';
import { rules202612 } from './rules-2026-12';

/**
 * As 2026-12.1, with checks of the applicant's identity, each from its own amount: whether the business exists, and whether names
 * are on the sanctions list. A possible match goes to a person even where the rules would reject. Never edit a version
 * that has decided an application: add the next one.
 */
export const rules2026122: Rules = {
  ...rules202612,
  version: '2026-12.2',
  reviews: [
    { code: 'namesToConfirm', feature: 'namesToConfirm', atLeast: 1, beforeKnockouts: true },
    ...rules202612.reviews,
    { code: 'businessNotFound', feature: 'businessNotFound', atLeast: 1 },
    { code: 'businessInactive', feature: 'businessInactive', atLeast: 1 },
    { code: 'registryUnavailable', feature: 'registryUnavailable', atLeast: 1, fromLimit: 1_000_000 },
    { code: 'screeningOutdated', feature: 'screeningOutdated', atLeast: 1, fromLimit: 1_000_000 },
  ],
  ownership: { above: 7_500_000 },
};

import type { ApplicationView, FactsView } from '../../../widget/api/types';
import { buildView } from '../../support/build-view';

/** A new application for a cart, as the API returns it (in dollars). */
export function buildCartView(
  facts: Partial<FactsView> = {},
  rest: Partial<ApplicationView> = {},
): ApplicationView {
  return buildView({
    checkoutId: 'checkout-1',
    merchant: { name: 'North Supply', logoUrl: null, sites: ['North Supply'] },
    ...rest,
    facts: { cartTotal: 2400, ...facts, ...rest.facts },
    settings: { testEnvironment: false, ...rest.settings },
  });
}

export const filledIn = {
  eligibility: 'eligible',
  phoneVerified: true,
  emailVerified: true,
  personalSaved: true,
  businessSaved: true,
} as const;

export const approved = {
  ...filledIn,
  bank: 'connected',
  scoring: { state: 'done', stage: null, slow: false, late: false },
  outcome: 'instantlyApproved',
  credit: {
    limit: 10_000,
    used: 0,
    remaining: 10_000,
    instant: 10_000,
    expiresOn: '2027-01-20',
    expiresInDays: 60,
  },
} as const;

import type { ApplicationView, FactsView } from '../../../widget/api/types';

/** A cart's application that has just begun, as the API answers it (dollars). */
export function buildView(
  facts: Partial<FactsView> = {},
  rest: Partial<ApplicationView> = {},
): ApplicationView {
  return {
    checkoutId: 'checkout-1',
    status: 'started',
    facts: {
      entry: 'cart',
      cartTotal: 2400,
      minimumPurchase: 500,
      amountQualified: true,
      eligibility: 'unanswered',
      phoneVerified: false,
      emailVerified: false,
      personalSaved: false,
      businessSaved: false,
      bank: 'none',
      documents: { statementsComplete: false, voidCheque: false, submitted: false },
      scoring: { state: 'notStarted', stage: null, slow: false },
      outcome: null,
      reapplyInDays: null,
      credit: null,
      qualification: 'open',
      invoice: null,
      option: null,
      agreement: 'none',
      purchase: 'none',
      abandoned: false,
      ...facts,
    },
    draft: { personal: null, business: null },
    contact: { phoneMasked: null, email: null, pendingPhone: null, pendingEmail: null },
    merchant: { name: 'North Supply', logoUrl: null },
    redirectUrl: null,
    settings: { sinRequired: true, testEnvironment: false },
    reasons: [],
    ...rest,
  };
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
  scoring: { state: 'done', stage: null, slow: false },
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

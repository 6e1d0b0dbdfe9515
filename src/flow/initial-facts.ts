import type { Facts } from './facts';

/**
 * Facts of a new cart application without amounts. Tests and the gallery change the fields they are about.
 */
export const initialFacts: Facts = {
  locked: false,
  entry: 'cart',
  cartTotal: 0,
  minimumPurchase: 0,
  amountQualified: true,
  eligibility: 'unanswered',
  phoneVerified: false,
  emailVerified: false,
  personalSaved: false,
  businessSaved: false,
  bank: 'none',
  bankTrouble: null,
  documents: { statements: 0, statementsComplete: false, voidCheque: false, submitted: false },
  scoring: { state: 'notStarted', stage: null, slow: false, late: false },
  outcome: null,
  reapplyInDays: null,
  moreAsked: false,
  reconsideration: 'unavailable',
  credit: null,
  qualification: 'open',
  invoice: null,
  option: null,
  agreement: 'none',
  purchase: 'none',
  abandoned: false,
};

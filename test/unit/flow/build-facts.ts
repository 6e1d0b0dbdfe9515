import type { Credit, Facts, InvoiceFacts } from '@tamarack/core/flow/facts';

/** A cart's application that has just begun; tests change what they are about. */
export function buildFacts(changes: Partial<Facts> = {}): Facts {
  return {
    locked: false,
    entry: 'cart',
    cartTotal: 2_400_00,
    minimumPurchase: 500_00,
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
    ...changes,
  };
}

export function buildCredit(changes: Partial<Credit> = {}): Credit {
  return {
    limit: 10_000_00,
    used: 0,
    remaining: 10_000_00,
    instant: 10_000_00,
    expiresOn: '2027-01-20',
    expiresInDays: 60,
    ...changes,
  };
}

/** What is financed of it is not known before it is confirmed. */
export function buildInvoice(changes: Partial<InvoiceFacts> = {}): InvoiceFacts {
  return {
    state: 'entered',
    source: 'upload',
    pendingApproval: false,
    amount: 3_000_00,
    payable: changes.state === 'confirmed' ? 3_000_00 : null,
    partialConfirmed: false,
    ...changes,
  };
}

/** Everything up to the bank is done. */
export const filledIn: Partial<Facts> = {
  eligibility: 'eligible',
  phoneVerified: true,
  emailVerified: true,
  personalSaved: true,
  businessSaved: true,
};

/** Scored, with a credit line. */
export const approved: Partial<Facts> = {
  ...filledIn,
  bank: 'connected',
  scoring: { state: 'done', stage: null, slow: false, late: false },
  outcome: 'instantlyApproved',
  credit: buildCredit(),
};

/** Brought a credit line along: the forms came with it, nothing was scored here. */
export const returning: Partial<Facts> = {
  ...filledIn,
  outcome: 'approved',
  credit: buildCredit(),
};

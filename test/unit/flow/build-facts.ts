import type { Credit, Facts, InvoiceFacts } from '@tamarack/core/flow/facts';
import { initialFacts } from '@tamarack/core/flow/initial-facts';

/** Facts of a new application for a cart of $2,400 with a minimum of $500. */
export function buildFacts(changes: Partial<Facts> = {}): Facts {
  return { ...initialFacts, cartTotal: 2_400_00, minimumPurchase: 500_00, ...changes };
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

/** The amount to finance is unknown until it is confirmed. */
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
  scoring: { ...initialFacts.scoring, state: 'done' },
  outcome: 'instantlyApproved',
  credit: buildCredit(),
};

/** Brought a credit line along: the forms came with it, nothing was scored here. */
export const returning: Partial<Facts> = {
  ...filledIn,
  outcome: 'approved',
  credit: buildCredit(),
};

import { hasCredit } from '@tamarack/core/flow/credit';
import type { Facts } from '@tamarack/core/flow/facts';
import { amountQualified } from '../checkouts/service';
import type { CheckoutStatus } from '../checkouts/tables';
import type { Executor } from '../database/executor';
import type { Parts } from './ports';
import type { ApplicationRow } from './repository';

/** Everything the flow depends on, from the application's row and the other areas' parts. */
export async function assembleFacts(executor: Executor, row: ApplicationRow, parts: Parts): Promise<Facts> {
  return {
    entry: row.entry,
    cartTotal: row.cartTotal,
    minimumPurchase: row.minimumPurchase,
    amountQualified: amountQualified(row.entry, row.cartTotal, row.minimumPurchase),
    eligibility: row.eligibility,
    phoneVerified: row.phoneVerifiedAt !== null,
    emailVerified: row.emailVerifiedAt !== null,
    personalSaved: row.personal !== null,
    businessSaved: row.business !== null,
    bank: row.bank,
    documents: { statementsComplete: false, voidCheque: false, submitted: false },
    ...(await parts.scoring(executor, row.id)),
    qualification: row.qualification,
    invoice: null,
    ...(await parts.offers(executor, row.id)),
    ...(await parts.agreements(executor, row.id)),
    purchase: row.status === 'completed' ? 'completed' : 'none',
    abandoned: row.status === 'abandoned',
  };
}

/** What a merchant sees of a checkout, as the facts have it; leaving and completing are acts of their own. */
export function statusOf(facts: Facts): CheckoutStatus {
  if (facts.purchase === 'completed') return 'completed';
  if (facts.outcome === 'rejected') return 'rejected';
  if (facts.outcome === 'manualReview' || facts.qualification === 'finalReviewRequested') return 'inReview';
  return hasCredit(facts) ? 'approved' : 'started';
}

/** Something to go on with: neither signed, nor rejected, nor a credit line that ran out. */
export function isUnfinished(facts: Facts): boolean {
  if (facts.agreement === 'signed' || facts.purchase === 'completed') return false;
  return facts.outcome === null || facts.outcome === 'manualReview' || hasCredit(facts);
}

import { hasCredit, hasOfferExpired, isInFinalReview } from '@tamarack/core/flow/credit';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Executor } from '../../../platform/database';
import { type CheckoutStatus, isAmountQualified } from '../../checkouts';
import type {
  DocumentView,
  InformationRequestView,
  InvoiceView,
  PasskeyPart,
  PendingCodes,
  Reason,
} from './ports';
import { type ApplicationRow, type ApplicationSelector, findWithParts, type StateDeps } from './repository';

/** An application and its derived state, read together. */
export interface ApplicationState {
  readonly row: ApplicationRow;
  readonly facts: Facts;
  /** Reasons for a rejection. */
  readonly reasons: readonly Reason[];
  /** Who made the decision in force; null if there is none. */
  readonly decidedBy: 'rules' | 'person' | null;
  readonly documents: readonly DocumentView[];
  readonly invoice: InvoiceView | null;
  /** Names of the merchant's sites. */
  readonly sites: readonly string[];
  readonly request: InformationRequestView | null;
  readonly reviewDueAt: string | null;
  readonly pendingCodes: (executor: Executor) => Promise<PendingCodes>;
  readonly findPasskeyUse: ReturnType<PasskeyPart['parse']>;
}

export async function findApplicationState(
  executor: Executor,
  selector: ApplicationSelector,
  deps: StateDeps,
): Promise<ApplicationState | null> {
  const row = await findWithParts(executor, selector, deps);
  if (!row) return null;
  const { parts } = deps;
  const { facts: scoring, reasons, decidedBy } = parts.scoring.parse(row.scoring);
  const pendingCodes = parts.pendingCodes.parse(row.pendingCodes);
  const findPasskeyUse = parts.passkeys.parse(row.passkeys);
  const { facts: documentFacts, documents } = parts.documents.parse(row.documents);
  const { facts: reviewFacts, request, reviewDueAt } = parts.reviews.parse(row.reviews);
  const { facts: invoiceFacts, invoice, sites } = parts.invoices.parse(row.invoices);
  const others = {
    ...reviewFacts,
    ...invoiceFacts,
    ...parts.offers.parse(row.offers),
    ...parts.agreements.parse(row.agreements),
    ...parts.bank.parse(row.bankPart),
    documents: documentFacts,
  };
  const facts = { ...toOwnFacts(row), ...scoring, ...others };
  const details = { reasons, decidedBy, documents, invoice, sites, request, reviewDueAt };
  return { row, facts, ...details, pendingCodes, findPasskeyUse };
}

/** Facts from the application's own row and its checkout's. */
function toOwnFacts(row: ApplicationRow) {
  return {
    locked: false,
    proofDue: null,
    entry: row.entry,
    cartTotal: row.cartTotal,
    minimumPurchase: row.minimumPurchase,
    amountQualified: isAmountQualified(row.entry, row.cartTotal, row.minimumPurchase),
    eligibility: row.eligibility,
    phoneVerified: row.phoneVerifiedAt !== null,
    emailVerified: row.emailVerifiedAt !== null,
    personalSaved: row.personal !== null,
    businessSaved: row.business !== null,
    bank: row.bank,
    qualification: row.qualification,
    purchase: row.status === 'completed' ? 'completed' : 'none',
    abandoned: row.status === 'abandoned',
  } as const;
}

/** A checkout's status for the merchant, derived from the facts; leaving and completing are separate actions. */
export function toCheckoutStatus(facts: Facts): CheckoutStatus {
  if (facts.purchase === 'completed') return 'completed';
  if (facts.outcome === 'rejected') return 'rejected';
  if (facts.outcome === 'manualReview' || facts.qualification === 'finalReviewRequested') return 'inReview';
  if (facts.documents.submitted && facts.outcome === null) return 'inReview';
  return hasCredit(facts) ? 'approved' : 'started';
}

/**
 * Whether the application can be continued: neither signed, nor rejected, nor on an expired credit line. A rejection
 * under reconsideration counts as open until the applicant may apply again anyway.
 */
export function isUnfinished(facts: Facts): boolean {
  if (facts.agreement === 'signed' || facts.purchase === 'completed' || hasOfferExpired(facts)) return false;
  if (facts.outcome === 'rejected')
    return facts.reconsideration === 'asked' && (facts.reapplyInDays ?? 0) > 0;
  return (
    facts.outcome === null || facts.outcome === 'manualReview' || hasCredit(facts) || isInFinalReview(facts)
  );
}

import type { Cents } from '../money/cents';
import { limits } from '../validation/limits';
import type { Facts } from './facts';

/** The application was approved; its credit line may have expired since. */
function isApproved(facts: Facts): boolean {
  return (
    facts.outcome === 'instantlyApproved' || facts.outcome === 'preQualified' || facts.outcome === 'approved'
  );
}

/** The application was approved and its credit line has not expired. */
export function hasCredit(facts: Facts): boolean {
  return isApproved(facts) && facts.credit !== null && facts.credit.expiresInDays >= 0;
}

/** A reviewer decides on the full amount. An expired credit line does not end the review. */
export function isInFinalReview(facts: Facts): boolean {
  return isApproved(facts) && facts.qualification === 'finalReviewRequested';
}

/**
 * The credit line expired before the agreement was signed: the line of this application, or an accepted line
 * of an earlier one. Only a new application can continue.
 */
export function hasOfferExpired(facts: Facts): boolean {
  if (facts.agreement === 'signed' || hasCredit(facts) || isInFinalReview(facts)) return false;
  return isApproved(facts) || (facts.outcome === null && facts.qualification !== 'open');
}

/** The credit line comes from an earlier application; this one was not scored. */
export function isReturning(facts: Facts): boolean {
  return hasCredit(facts) && facts.scoring.state === 'notStarted' && !facts.documents.submitted;
}

/** A returning customer before signing, who may change the email address of the agreement. */
export function isReturningUnsigned(facts: Facts): boolean {
  return isReturning(facts) && facts.agreement === 'none' && !isInFinalReview(facts);
}

/** A returning customer must verify a new email address before anything else. */
export function isAwaitingEmail(facts: Facts): boolean {
  return isReturningUnsigned(facts) && !facts.emailVerified;
}

/** Credit usable now, in cents. Before a final review, only the instant part. */
export function getUsableCredit(facts: Facts): Cents {
  if (facts.credit === null || !hasCredit(facts)) return 0;
  const instantOnly = facts.outcome === 'preQualified' || facts.qualification === 'acceptedInstant';
  return instantOnly ? facts.credit.instant : facts.credit.remaining;
}

function isAccepted(facts: Facts): boolean {
  return facts.qualification === 'accepted' || facts.qualification === 'acceptedInstant';
}

/** The applicant accepted the credit line for a cart and may choose a payment option. */
export function isCartAccepted(facts: Facts): boolean {
  return facts.entry === 'cart' && hasCredit(facts) && isAccepted(facts);
}

/**
 * The applicant may provide an invoice: new customers after accepting the qualification, returning ones
 * immediately.
 */
export function canProvideInvoice(facts: Facts): boolean {
  if (facts.entry === 'cart' || !hasCredit(facts) || facts.agreement === 'signed') return false;
  return isAccepted(facts) || (isReturning(facts) && facts.qualification === 'open');
}

/** Amount to finance, in cents; null if it is not confirmed yet or exceeds the usable credit. */
export function getFinancedAmount(facts: Facts): Cents | null {
  const usable = getUsableCredit(facts);
  if (facts.entry === 'cart')
    return isCartAccepted(facts) && facts.cartTotal <= usable ? facts.cartTotal : null;
  const invoice = getConfirmedInvoice(facts);
  if (invoice === null || !(isAccepted(facts) || isReturning(facts))) return null;
  const { amount, payable, partialConfirmed } = invoice;
  if (payable > usable || payable < limits.invoiceMinimum) return null;
  return payable >= amount || partialConfirmed ? payable : null;
}

/** Amounts of the invoice in cents, once the applicant has confirmed them. */
export function getConfirmedInvoice({ invoice }: Facts): ConfirmedInvoice | null {
  if (invoice?.state !== 'confirmed') return null;
  const { amount, payable, partialConfirmed } = invoice;
  return amount === null || payable === null ? null : { amount, payable, partialConfirmed };
}

/** Part of a confirmed invoice that is not financed and remains payable to the merchant, in cents. */
export function computeInvoiceBalance(facts: Facts): Cents {
  const invoice = getConfirmedInvoice(facts);
  return invoice === null ? 0 : Math.max(0, invoice.amount - invoice.payable);
}

interface ConfirmedInvoice {
  readonly amount: Cents;
  readonly payable: Cents;
  readonly partialConfirmed: boolean;
}

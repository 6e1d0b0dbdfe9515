import type { Cents } from '../money/cents';
import { limits } from '../validation/limits';
import type { Facts } from './facts';

/** The application ended with a credit line, in force or not. */
export function isApproved(facts: Facts): boolean {
  return (
    facts.outcome === 'instantlyApproved' || facts.outcome === 'preQualified' || facts.outcome === 'approved'
  );
}

/** The application ended with a credit line that is still in force. */
export function hasCredit(facts: Facts): boolean {
  return isApproved(facts) && facts.credit !== null && facts.credit.expiresInDays >= 0;
}

/** A person looks at the full amount; a line that runs out meanwhile is decided all the same. */
export function isInFinalReview(facts: Facts): boolean {
  return isApproved(facts) && facts.qualification === 'finalReviewRequested';
}

/**
 * The offer ran out before it was signed: the credit line of this application, or the one its customer brought along
 * and had accepted. Nothing leads on from here but a new application.
 */
export function hasOfferExpired(facts: Facts): boolean {
  if (facts.agreement === 'signed' || hasCredit(facts) || isInFinalReview(facts)) return false;
  return isApproved(facts) || (facts.outcome === null && facts.qualification !== 'open');
}

/** The credit line comes from an earlier application: nothing was scored in this one. */
export function isReturning(facts: Facts): boolean {
  return hasCredit(facts) && facts.scoring.state === 'notStarted' && !facts.documents.submitted;
}

/** A returning customer who has signed nothing yet: may give another email address for the agreement. */
export function isReturningUnsigned(facts: Facts): boolean {
  return isReturning(facts) && facts.agreement === 'none' && !isInFinalReview(facts);
}

/** A returning customer's new address is to be proven; nothing else goes on before. */
export function isAwaitingEmail(facts: Facts): boolean {
  return isReturningUnsigned(facts) && !facts.emailVerified;
}

/** Credit that can be used now, in cents: before a final review only the instant part. */
export function getUsableCredit(facts: Facts): Cents {
  if (facts.credit === null || !hasCredit(facts)) return 0;
  const instantOnly = facts.outcome === 'preQualified' || facts.qualification === 'acceptedInstant';
  return instantOnly ? facts.credit.instant : facts.credit.remaining;
}

function isAccepted(facts: Facts): boolean {
  return facts.qualification === 'accepted' || facts.qualification === 'acceptedInstant';
}

/** The applicant may choose how the cart is paid. */
export function isCartAccepted(facts: Facts): boolean {
  return facts.entry === 'cart' && hasCredit(facts) && isAccepted(facts);
}

/** The applicant may bring an invoice: a new customer after accepting the qualification, a returning one at once. */
export function canProvideInvoice(facts: Facts): boolean {
  if (facts.entry === 'cart' || !hasCredit(facts) || facts.agreement === 'signed') return false;
  return isAccepted(facts) || (isReturning(facts) && facts.qualification === 'open');
}

/** What would be financed, in cents; null while it is not settled or is more than the usable credit. */
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

/** The invoice and its amounts in cents, once the applicant has confirmed them. */
export function getConfirmedInvoice({ invoice }: Facts): ConfirmedInvoice | null {
  if (invoice?.state !== 'confirmed') return null;
  const { amount, payable, partialConfirmed } = invoice;
  return amount === null || payable === null ? null : { amount, payable, partialConfirmed };
}

/** What remains for the merchant, in cents, once the applicant's part of a confirmed invoice is financed. */
export function computeInvoiceBalance(facts: Facts): Cents {
  const invoice = getConfirmedInvoice(facts);
  return invoice === null ? 0 : Math.max(0, invoice.amount - invoice.payable);
}

interface ConfirmedInvoice {
  readonly amount: Cents;
  readonly payable: Cents;
  readonly partialConfirmed: boolean;
}

import type { Cents } from '../money/cents';
import { limits } from '../validation/limits';
import type { Facts } from './facts';

/** The application ended with a credit line that is still in force. */
export function hasCredit(facts: Facts): boolean {
  const approving =
    facts.outcome === 'instantlyApproved' || facts.outcome === 'preQualified' || facts.outcome === 'approved';
  return approving && facts.credit !== null && facts.credit.expiresInDays >= 0;
}

/** The credit line comes from an earlier application: nothing was scored in this one. */
export function isReturning(facts: Facts): boolean {
  return hasCredit(facts) && facts.scoring.state === 'notStarted' && !facts.documents.submitted;
}

/** Credit that can be used now, in cents: before a final review only the instant part. */
export function usableCredit(facts: Facts): Cents {
  if (facts.credit === null || !hasCredit(facts)) return 0;
  const instantOnly = facts.outcome === 'preQualified' || facts.qualification === 'acceptedInstant';
  return instantOnly ? facts.credit.instant : facts.credit.remaining;
}

function isAccepted(facts: Facts): boolean {
  return facts.qualification === 'accepted' || facts.qualification === 'acceptedInstant';
}

/** The applicant may choose how the cart is paid. */
export function cartAccepted(facts: Facts): boolean {
  return facts.entry === 'cart' && hasCredit(facts) && isAccepted(facts);
}

/** The applicant may bring an invoice: a new customer after accepting the qualification, a returning one at once. */
export function invoiceOpen(facts: Facts): boolean {
  if (facts.entry === 'cart' || !hasCredit(facts) || facts.agreement === 'signed') return false;
  return isAccepted(facts) || (isReturning(facts) && facts.qualification === 'open');
}

/** What would be financed, in cents; null while it is not settled or is more than the usable credit. */
export function financedAmount(facts: Facts): Cents | null {
  const usable = usableCredit(facts);
  if (facts.entry === 'cart')
    return cartAccepted(facts) && facts.cartTotal <= usable ? facts.cartTotal : null;
  const invoice = facts.invoice;
  if (invoice === null || !(isAccepted(facts) || isReturning(facts))) return null;
  if (invoice.payable > usable || invoice.payable < limits.invoiceMinimum) return null;
  if (invoice.pendingApproval) return invoice.payable;
  const settled = invoice.payable >= invoice.amount || invoice.partialConfirmed;
  return invoice.state === 'confirmed' && settled ? invoice.payable : null;
}

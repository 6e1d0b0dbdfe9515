import type { Facts } from '@tamarack/core/flow/facts';
import { initialFacts } from '@tamarack/core/flow/initial-facts';
import { problem } from '../../../platform/errors';
import { getProofEmail, HIDDEN_EMAIL } from './account-email';
import type { ApplicationState } from './application-state';
import type { ApplicationRow } from './repository';
import type { Session } from './session';

/**
 * Limits an application to what a locked session may see: an empty application and where the code goes, the phone number
 * or, once that is verified, that it goes to the account's address.
 * Facts are those of a new application and columns are listed here, so that a new one is hidden by default.
 *
 * @throws `session-expired` if there is no verified number: nothing can unlock the session
 */
export function maskForLockedSession(
  { row, pendingCodes, findPasskeyUse }: ApplicationState,
  { proofDue }: Pick<Session, 'proofDue'>,
  now: Date,
): MaskedState {
  const phone = getUnlockPhone(row);
  const email = proofDue === 'email' ? getProofEmail(row, now) : null;
  return {
    row: maskRow(row, phone),
    facts: { ...maskFacts(row.entry), phoneVerified: email !== null, proofDue },
    proof:
      email === null ? null : { emailMasked: HIDDEN_EMAIL, canStartOver: row.claimedCustomerId !== null },
    reasons: [],
    decidedBy: null,
    documents: [],
    invoice: null,
    sites: [row.merchantName],
    request: null,
    reviewDueAt: null,
    findPasskeyUse,
    pendingCodes: async (executor) => {
      const pending = await pendingCodes(executor);
      return {
        phone: email === null && pending.phone?.to === phone ? pending.phone : null,
        email: email !== null && pending.email?.to === email ? { ...pending.email, to: HIDDEN_EMAIL } : null,
      };
    },
  };
}

/** The part of an application that a locked session may see. */
export interface MaskedState extends ApplicationState {
  /** The second proof, once it is required. */
  readonly proof: ProofView | null;
}

export interface ProofView {
  /** Always `HIDDEN_EMAIL`; older builds of the widget show it. */
  readonly emailMasked: string;
  /** The number may belong to another person by now, who can start as a new customer. */
  readonly canStartOver: boolean;
}

/** The number that unlocks a locked session: the verified one. Throws `session-expired` without one. */
export function getUnlockPhone({ phone, phoneVerifiedAt }: ApplicationRow): string {
  if (phone === null || phoneVerifiedAt === null) throw problem('session-expired');
  return phone;
}

function maskRow(row: ApplicationRow, phone: string): ApplicationRow {
  return {
    id: row.id,
    merchantId: row.merchantId,
    customerId: null,
    claimedCustomerId: null,
    accountEmail: null,
    formerEmail: null,
    formerEmailUntil: null,
    entry: row.entry,
    language: row.language,
    eligibility: 'eligible',
    phone,
    phoneVerifiedAt: null,
    email: null,
    emailVerifiedAt: null,
    personal: null,
    sinLastThree: null,
    business: null,
    prefill: null,
    bank: 'none',
    qualification: 'open',
    carriedFrom: null,
    earlierPersonal: null,
    earlierBusiness: null,
    earlierId: null,
    earlierMerchantId: null,
    earlierCarriedFrom: null,
    checkoutId: row.checkoutId,
    cartTotal: 0,
    minimumPurchase: 0,
    redirectUrl: null,
    orderReference: null,
    status: 'started',
    merchantName: row.merchantName,
    merchantLogoUrl: row.merchantLogoUrl,
    sinOptional: row.sinOptional,
    invoiceLinkId: null,
    invoiceNumber: null,
    captureMethod: 'automatic',
  };
}

const maskFacts = (entry: Facts['entry']): Facts => ({
  ...initialFacts,
  locked: true,
  entry,
  eligibility: 'eligible',
});

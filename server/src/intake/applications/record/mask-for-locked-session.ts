import type { Facts } from '@tamarack/core/flow/facts';
import { initialFacts } from '@tamarack/core/flow/initial-facts';
import { problem } from '../../../platform/errors';
import type { ApplicationState } from './application-state';
import type { ApplicationRow } from './repository';

/**
 * Limits an application to what a locked session may see: an empty application and the phone number that receives the
 * code.
 * Facts are those of a new application and columns are listed here, so that a new one stays hidden by default.
 *
 * @throws `session-expired` where there is no verified number: nothing can unlock the session
 */
export function maskForLockedSession({ row, pendingCodes }: ApplicationState): ApplicationState {
  const phone = getUnlockPhone(row);
  return {
    row: maskRow(row, phone),
    facts: maskFacts(row.entry),
    reasons: [],
    decidedBy: null,
    documents: [],
    invoice: null,
    sites: [row.merchantName],
    request: null,
    reviewDueAt: null,
    pendingCodes: async (executor) => {
      const pending = await pendingCodes(executor);
      return { phone: pending.phone?.to === phone ? pending.phone : null, email: null };
    },
  };
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
    bank: 'none',
    qualification: 'open',
    carriedFrom: null,
    earlierPersonal: null,
    earlierBusiness: null,
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
  };
}

const maskFacts = (entry: Facts['entry']): Facts => ({
  ...initialFacts,
  locked: true,
  entry,
  eligibility: 'eligible',
});

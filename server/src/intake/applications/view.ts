import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Credit, Facts } from '@tamarack/core/flow/facts';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { ProofView } from './record/mask-for-locked-session';
import type {
  DocumentView,
  InformationRequestView,
  InvoiceView,
  PasskeyUse,
  PendingCodes,
  Reason,
} from './record/ports';
import type { ApplicationRow } from './record/repository';
import type { applicationView } from './record/schemas';

export type ApplicationView = z.input<typeof applicationView>;

export interface ViewInput {
  readonly row: ApplicationRow;
  readonly facts: Facts;
  readonly reasons: readonly Reason[];
  readonly decidedBy: ApplicationView['decidedBy'];
  readonly documents: readonly DocumentView[];
  readonly invoice: InvoiceView | null;
  readonly sites: readonly string[];
  readonly request: InformationRequestView | null;
  readonly reviewDueAt: string | null;
  readonly pending: PendingCodes;
  readonly passkey: PasskeyUse | null;
  /** The masked contact that receives the second proof, if the session requires it. */
  readonly proof?: ProofView | null;
  readonly testEnvironment: boolean;
  readonly today: PlainDate;
}

export function toView(input: ViewInput): ApplicationView {
  const { row, facts, reasons, decidedBy, documents, request, reviewDueAt, pending, testEnvironment, today } =
    input;
  return {
    checkoutId: row.checkoutId,
    status: row.status,
    facts: toFactsView(facts),
    draft: { personal: toPersonalDraft(row), business: toBusinessDraft(row) },
    contact: {
      phoneMasked: row.phone && maskPhone(row.phone),
      emailMasked: row.email && maskEmail(row.email),
      pendingPhone: pending.phone && { ...pending.phone, to: maskPhone(pending.phone.to) },
      pendingEmail: pending.email && { ...pending.email, to: maskEmail(pending.email.to) },
      proof: input.proof ?? null,
      passkey: input.passkey,
      ...toPrefilledContacts(row),
    },
    merchant: { name: row.merchantName, logoUrl: row.merchantLogoUrl, sites: [...input.sites] },
    redirectUrl: row.redirectUrl,
    settings: {
      sinRequired: !row.sinOptional,
      testEnvironment,
      today,
      ...(row.captureMethod === 'manual' && { onShipment: true }),
    },
    reasons: [...reasons],
    decidedBy,
    invoice: input.invoice,
    request: request && { ...request, items: [...request.items] },
    reviewDueAt,
    documents: [...documents],
  };
}

/** Masked: the page that passed them knows them, and another holder of its token must not see them. */
function toPrefilledContacts({ prefill, phoneVerifiedAt, emailVerifiedAt }: ApplicationRow) {
  const phone = phoneVerifiedAt === null ? (prefill?.phone ?? null) : null;
  const email = emailVerifiedAt === null ? (prefill?.email ?? null) : null;
  if (phone === null && email === null) return {};
  return {
    prefill: { phoneMasked: phone && maskPhone(phone), emailMasked: email && maskEmail(email) },
  };
}

function toPersonalDraft({
  personal,
  earlierPersonal,
}: ApplicationRow): ApplicationView['draft']['personal'] {
  if (personal) return { complete: true };
  return earlierPersonal && { complete: false };
}

/**
 * The business form. The merchant's pages get back an address that was typed in one of them, and no other: it may be the
 * applicant's home. It is never compared with the home address, because a page could confirm a guess by that.
 */
function toBusinessDraft(row: ApplicationRow): ApplicationView['draft']['business'] {
  const business = row.business ?? row.earlierBusiness;
  if (!business) return toPrefilledBusiness(row);
  if (!business.sameAddress && isTypedAtMerchant(row)) return business;
  return { ...business, street: '', city: '', province: '', postal: '' };
}

/** The business details that the merchant passed, once a phone is verified: the form follows that step. */
function toPrefilledBusiness({
  prefill,
  phoneVerifiedAt,
}: ApplicationRow): ApplicationView['draft']['business'] {
  if (prefill === null || phoneVerifiedAt === null) return null;
  const { legal, businessAs, registrationNumber, street, city, province, postal } = prefill;
  if ([legal, businessAs, registrationNumber, street, city, province, postal].every((each) => each === null))
    return null;
  return {
    legal: legal ?? '',
    businessAs: businessAs ?? '',
    entity: '',
    industry: '',
    timeInBusiness: 0,
    sameAddress: false,
    ...(registrationNumber !== null && { registrationNumber }),
    street: street ?? '',
    city: city ?? '',
    province: province ?? '',
    postal: postal ?? '',
    country: 'CA',
  };
}

/** Whether the business form was filled in at this merchant, not copied from an application at another. */
function isTypedAtMerchant(row: ApplicationRow): boolean {
  const { business, id, carriedFrom, merchantId, earlierId, earlierMerchantId, earlierCarriedFrom } = row;
  if (business) return carriedFrom === null || carriedFrom === id;
  if (earlierMerchantId !== merchantId) return false;
  return earlierCarriedFrom === null || earlierCarriedFrom === earlierId;
}

/** The last four digits, enough to recognize your own number: `••• ••• 0123`. */
export function maskPhone(phone: string): string {
  return `••• ••• ${phone.slice(-4)}`;
}

/** `m•••@example.ca`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

function toFactsView(facts: Facts): ApplicationView['facts'] {
  const { cartTotal, minimumPurchase, credit, invoice } = facts;
  return {
    ...facts,
    cartTotal: toDollars(cartTotal),
    minimumPurchase: toDollars(minimumPurchase),
    credit: credit && toCreditView(credit),
    invoice: invoice && {
      ...invoice,
      amount: invoice.amount === null ? null : toDollars(invoice.amount),
      payable: invoice.payable === null ? null : toDollars(invoice.payable),
    },
  };
}

function toCreditView(credit: Credit): Credit {
  return {
    ...credit,
    limit: toDollars(credit.limit),
    used: toDollars(credit.used),
    remaining: toDollars(credit.remaining),
    instant: toDollars(credit.instant),
  };
}

import type { Credit, Facts } from '@tamarack/core/flow/facts';
import { toDollars } from '@tamarack/core/money/cents';
import type { AddressInput } from '@tamarack/core/validation/inputs';
import type { z } from 'zod';
import type { ProofView } from './record/mask-for-locked-session';
import type { DocumentView, InformationRequestView, InvoiceView, PendingCodes, Reason } from './record/ports';
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
  /** Where the second proof goes, in a session where it is due. */
  readonly proof?: ProofView | null;
  readonly testEnvironment: boolean;
}

export function toView(input: ViewInput): ApplicationView {
  const { row, facts, reasons, decidedBy, documents, request, reviewDueAt, pending, testEnvironment } = input;
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
    },
    merchant: { name: row.merchantName, logoUrl: row.merchantLogoUrl, sites: [...input.sites] },
    redirectUrl: row.redirectUrl,
    settings: { sinRequired: !row.sinOptional, testEnvironment },
    reasons: [...reasons],
    decidedBy,
    invoice: input.invoice,
    request: request && { ...request, items: [...request.items] },
    reviewDueAt,
    documents: [...documents],
  };
}

function toPersonalDraft({
  personal,
  earlierPersonal,
}: ApplicationRow): ApplicationView['draft']['personal'] {
  if (personal) return { complete: true };
  return earlierPersonal && { complete: false };
}

/** The business form, without an address that is the applicant's home. */
function toBusinessDraft(row: ApplicationRow): ApplicationView['draft']['business'] {
  const business = row.business ?? row.earlierBusiness;
  const home = row.personal ?? row.earlierPersonal;
  if (!business || !(business.sameAddress || (home && isSamePlace(business, home)))) return business;
  return { ...business, sameAddress: true, street: '', city: '', postal: '' };
}

const isSamePlace = (one: AddressInput, other: AddressInput): boolean =>
  one.street.toLowerCase() === other.street.toLowerCase() && one.postal === other.postal;

/** The last four digits, enough to recognize one's own number: `••• ••• 0123`. */
function maskPhone(phone: string): string {
  return `••• ••• ${phone.slice(-4)}`;
}

/** `m•••@example.ca`. */
function maskEmail(email: string): string {
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

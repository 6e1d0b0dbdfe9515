import { isReturning } from '@tamarack/core/flow/credit';
import type { Credit, Facts } from '@tamarack/core/flow/facts';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
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
  readonly testEnvironment: boolean;
}

export function toView(input: ViewInput): ApplicationView {
  const { row, facts, reasons, decidedBy, documents, request, reviewDueAt, pending, testEnvironment } = input;
  return {
    checkoutId: row.checkoutId,
    status: row.status,
    facts: toFactsView(facts),
    draft: { personal: buildPersonalDraft(row, facts), business: row.business ?? row.earlierBusiness },
    contact: {
      phoneMasked: row.phone && maskPhone(row.phone),
      email: row.email,
      pendingPhone: pending.phone && { ...pending.phone, to: maskPhone(pending.phone.to) },
      pendingEmail: pending.email,
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

/** What was saved, or the customer's data from an earlier application: without its consents and its SIN. */
function buildPersonalDraft(row: ApplicationRow, facts: Facts): ApplicationView['draft']['personal'] {
  const { personal, earlierPersonal, sinLastThree } = row;
  const email = row.email ?? '';
  // no form is prefilled: the number's current owner learns only who signs
  if (personal && isReturning(facts))
    return { ...personal, dob: '', street: '', city: '', postal: '', email, sinLastThree: null };
  if (personal) return { ...personal, email, sinLastThree };
  return earlierPersonal && { ...earlierPersonal, terms: false, email, sinLastThree: null };
}

/** The last four digits, enough to recognize one's own number: `••• ••• 0123`. */
function maskPhone(phone: string): string {
  return `••• ••• ${phone.slice(-4)}`;
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

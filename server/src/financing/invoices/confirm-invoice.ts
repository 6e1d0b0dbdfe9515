import { getUsableCredit } from '@tamarack/core/flow/credit';
import type { Facts } from '@tamarack/core/flow/facts';
import { toCents } from '@tamarack/core/money/cents';
import { normalizeInvoiceNumber, validateInvoice } from '@tamarack/core/validation/invoice';
import { tidy } from '@tamarack/core/validation/text';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import type { z } from 'zod';
import { toNumberKey } from '../../../reader';
import { touchApplication } from '../../intake/applications';
import { listSites } from '../../parties/merchants';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { OffersService } from '../offers';
import * as invoices from './repository';
import type { confirmInvoiceInput } from './schemas';

export interface ConfirmDeps {
  readonly offers: OffersService;
  readonly now: () => Date;
}

interface LockedApplication {
  readonly id: string;
  readonly merchantId: string;
  readonly merchantName: string;
}

const toNullableCents = (dollars: number | null) => (dollars === null ? null : toCents(dollars));

/**
 * In a mutation: the applicant confirms the invoice. The data of a link is the merchant's; any other value is refused
 * (`step-not-allowed`). Idempotent.
 */
export async function confirmInvoice(
  trx: Executor,
  application: LockedApplication,
  facts: Facts,
  input: z.output<typeof confirmInvoiceInput>,
  { offers, now }: ConfirmDeps,
): Promise<void> {
  const { id: applicationId, merchantId } = application;
  const before = await invoices.findInvoice(trx, applicationId);
  if (!before) throw problem('step-not-allowed');
  const form = { ...input, amount: toNullableCents(input.amount), payable: toNullableCents(input.payable) };
  const { amount, payable } = form;
  const checks = validateInvoice(form, getUsableCredit(facts));
  const site = tidy(form.site);
  const isKnownSite = await isMerchantSite(trx, site, before, application);
  const errors = toFieldErrors({ ...checks, site: checks.site ?? (isKnownSite ? null : 'siteRequired') });
  if (errors.length > 0 || amount === null || payable === null)
    throw problem('validation-failed', { errors });
  const invoice = { site, number: normalizeInvoiceNumber(form.number), amount, payable };
  if (contradictsLink(invoice, before)) throw problem('step-not-allowed');
  if (!(await isPayable(trx, merchantId, invoice, before))) throw problem('invoice-is-used');
  if (isConfirmed(invoice, before)) return;
  await invoices.setConfirmed(trx, applicationId, invoice);
  await offers.cancelSelection(trx, applicationId);
  await touchApplication(trx, applicationId, now());
  await recordAudit(trx, {
    applicationId,
    actor: 'applicant',
    act: 'invoice.confirmed',
    details: { source: before.source, partial: payable < amount },
    at: now(),
  });
}

type Confirmed = Parameters<typeof invoices.setConfirmed>[2];

/** Whether the invoice is not financed yet, or a link asks for its rest and enough of it is left. */
async function isPayable(
  trx: Executor,
  merchantId: string,
  { number, amount }: Confirmed,
  { linkForRest }: invoices.InvoiceRow,
): Promise<boolean> {
  if (!linkForRest) return !(await invoices.isFinanced(trx, merchantId, number));
  const rest = await invoices.findRest(trx, { merchantId, numberKey: toNumberKey(number) });
  return rest !== null && rest >= amount;
}

/** A link may name a site that the merchant has removed. */
async function isMerchantSite(
  trx: Executor,
  site: string,
  { linkSite }: invoices.InvoiceRow,
  { merchantId, merchantName }: LockedApplication,
): Promise<boolean> {
  if (linkSite !== null) return site === tidy(linkSite);
  const sites = await listSites(trx, merchantId);
  return (sites.length > 0 ? sites : [merchantName]).some((name) => tidy(name) === site);
}

function contradictsLink(
  { number, amount }: Confirmed,
  { linkNumber, linkAmount }: invoices.InvoiceRow,
): boolean {
  return linkNumber !== null && !(number === normalizeInvoiceNumber(linkNumber) && amount === linkAmount);
}

const isConfirmed = ({ site, number, amount, payable }: Confirmed, before: invoices.InvoiceRow): boolean =>
  before.state === 'confirmed' &&
  before.site === site &&
  before.number === number &&
  before.amount_cents === amount &&
  before.payable_cents === payable;

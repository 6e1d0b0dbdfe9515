import { getUsableCredit } from '@tamarack/core/flow/credit';
import { toCents } from '@tamarack/core/money/cents';
import { normalizeInvoiceNumber, validateManualInvoice } from '@tamarack/core/validation/invoice';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import type { z } from 'zod';
import type { ApplicationView, Session } from '../../intake/applications';
import type { InvoiceLinksService, LinkedInvoices } from '../../intake/invoice-links';
import { type AuditAct, recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import { confirmInvoice } from './confirm-invoice';
import { removeStaleUploads } from './remove-stale-uploads';
import { replaceInvoice } from './replace-invoice';
import * as invoices from './repository';
import type { confirmInvoiceInput, enterInvoiceInput, invoice } from './schemas';
import { type ReceiveFile, type UploadDeps, uploadInvoice } from './upload-invoice';

export interface InvoicesService extends ReturnType<typeof createInvoicesService> {}

export function createInvoicesService(
  deps: UploadDeps & {
    readonly invoiceLinks: InvoiceLinksService;
    readonly linkedInvoices: LinkedInvoices;
    readonly unsubmittedDays: number;
  },
) {
  const { applications, invoiceLinks, linkedInvoices, now } = deps;

  const audit = (trx: Executor, applicationId: string, act: AuditAct, details = {}) =>
    recordAudit(trx, { applicationId, actor: 'applicant', act, details, at: now() });

  /** Replaces the application's invoice with the link's. */
  const assignLinked = async (trx: Executor, applicationId: string, linkId: string): Promise<void> => {
    const { merchantId, site, number, amount } = await linkedInvoices.get(trx, linkId);
    const values = { state: 'entered', site, number, amount, payable: null } as const;
    const from = { source: 'link', linkId } as const;
    await replaceInvoice(trx, { applicationId, merchantId, from, ...values, now: now() }, deps);
  };

  applications.events.subscribe(async (trx, event) => {
    if (event.type === 'invoiceLinked') await assignLinked(trx, event.applicationId, event.invoiceLinkId);
    // in another visit the applicant may find it already confirmed
    if (event.type === 'resumed') await invoices.setPending(trx, event.applicationId, now());
  });

  return {
    /** Throws `not-found` if there is none. */
    get: async (session: Session): Promise<z.output<typeof invoice>> => {
      const { invoice: current, facts } = await applications.view(session);
      if (current === null || facts.invoice === null) throw problem('not-found');
      const { pendingApproval: _, ...amounts } = facts.invoice;
      return { ...current, ...amounts };
    },

    /**
     * Uploads an invoice file and prefills its certain values. It can be replaced until the agreement is signed.
     * Throws `file-too-large`; `file-type-invalid` with the code of the problem; `validation-failed` if it is not one
     * file; `invoice-currency-is-unsupported`; `invoice-is-used` if this merchant's invoice with that number is
     * already financed; `service-unavailable` while it cannot be scanned.
     */
    upload: (session: Session, receive: ReceiveFile): Promise<ApplicationView> =>
      uploadInvoice(session, receive, deps),

    /**
     * The invoice of a link or a file, confirmed by the applicant. Throws `validation-failed`; `invoice-is-used`;
     * `step-not-allowed` if it differs from the link.
     */
    confirm: (session: Session, input: z.output<typeof confirmInvoiceInput>): Promise<ApplicationView> =>
      applications.mutate(session, 'confirmInvoice', (trx, application, facts) =>
        confirmInvoice(trx, application, facts, input, deps),
      ),

    /**
     * An invoice entered by hand; it can be replaced until the agreement is signed. Throws `validation-failed`;
     * `invoice-is-used` if this merchant's invoice with that number is already financed.
     */
    enter: (session: Session, input: z.output<typeof enterInvoiceInput>): Promise<ApplicationView> =>
      applications.mutate(session, 'enterInvoice', async (trx, { id: applicationId, merchantId }, facts) => {
        const amount = input.amount === null ? null : toCents(input.amount);
        const payable = input.payable === null ? null : toCents(input.payable);
        const form = { number: input.number, amount, payable };
        const errors = toFieldErrors(validateManualInvoice(form, getUsableCredit(facts)));
        if (errors.length > 0 || amount === null || payable === null)
          throw problem('validation-failed', { errors });
        const number = normalizeInvoiceNumber(input.number);
        if (await invoices.isFinanced(trx, merchantId, number)) throw problem('invoice-is-used');
        const from = { source: 'manual' } as const;
        const values = { state: 'confirmed', site: null, number, amount, payable } as const;
        await replaceInvoice(trx, { applicationId, merchantId, from, ...values, now: now() }, deps);
        await audit(trx, applicationId, 'invoice.entered', { source: 'manual' });
      }),

    /** The applicant acknowledged that a balance to the merchant remains. */
    confirmPartial: (session: Session): Promise<ApplicationView> =>
      applications.mutate(session, 'confirmPartialPayment', async (trx, { id }, facts) => {
        if (facts.invoice?.partialConfirmed) return;
        await invoices.setPartialConfirmed(trx, id, now());
        await audit(trx, id, 'invoice.partialConfirmed');
      }),

    /**
     * Call it in the transaction that signs. Throws `invoice-is-used` if another signing came first;
     * `invoice-link-is-…` where the invoice's link can no longer be paid.
     */
    markFinanced: async (trx: Executor, applicationId: string): Promise<void> => {
      const invoice = await invoices.findInvoice(trx, applicationId);
      if (!invoice) return;
      const { merchant_id: merchantId, number_key: numberKey, link_id: linkId } = invoice;
      const at = now();
      if (numberKey === null) throw problem('step-not-allowed');
      await linkedInvoices.lockPayable(trx, { merchantId, numberKey, linkId });
      const financed = { merchantId, numberKey, applicationId, now: at };
      const inserted =
        invoice.linkForRest && linkId !== null && invoice.payable_cents !== null
          ? await invoices.insertFinancedRest(trx, { ...financed, linkId, financed: invoice.payable_cents })
          : await invoices.insertFinanced(trx, financed);
      if (!inserted) throw problem(linkId === null ? 'invoice-is-used' : 'invoice-link-is-used');
      await invoiceLinks.publishUsed(trx, { merchantId, numberKey, at });
    },

    /** Removes files that were uploaded and not signed in time. */
    sweep: (): Promise<void> => removeStaleUploads(deps),
  };
}

import { getUsableCredit } from '@tamarack/core/flow/credit';
import { toCents } from '@tamarack/core/money/cents';
import { normalizeInvoiceNumber, validateManualInvoice } from '@tamarack/core/validation/invoice';
import { toFieldErrors } from '@tamarack/core/validation/validation-codes';
import type { z } from 'zod';
import type { ApplicationView } from '../../intake/applications/view';
import type { Session } from '../../intake/sessions/session';
import { recordAudit } from '../../platform/audit/repository';
import type { Executor } from '../../platform/database/executor';
import { problem } from '../../platform/errors/problem';
import { confirm } from './confirm';
import { forgetLeft } from './forget';
import { placeInvoice } from './place';
import type { LinksPort } from './ports';
import * as invoices from './repository';
import type { confirmInvoiceInput, enterInvoiceInput, invoice } from './schemas';
import { type Receive, type UploadDeps, upload } from './upload';

export interface InvoicesService {
  /** Throws `not-found` where there is none. */
  get(session: Session): Promise<z.output<typeof invoice>>;
  /**
   * An invoice as a file; what it says for sure is prefilled. Another one takes its place until the agreement is signed.
   * Throws `file-too-large`; `file-type-invalid` with the code of what is wrong with it; `validation-failed` where it is
   * not one file; `invoice-currency-is-unsupported`; `invoice-is-used` where this merchant's invoice of that number is
   * financed already; `service-unavailable` while it cannot be scanned.
   */
  upload(session: Session, receive: Receive): Promise<ApplicationView>;
  /**
   * The invoice of a link or a file, as the applicant confirms it. Throws `validation-failed`; `invoice-is-used`;
   * `step-not-allowed` where it is not what the link says.
   */
  confirm(session: Session, input: z.output<typeof confirmInvoiceInput>): Promise<ApplicationView>;
  /**
   * An invoice entered by hand; another one takes its place until the agreement is signed. Throws `validation-failed`;
   * `invoice-is-used` where this merchant's invoice of that number is financed already.
   */
  enter(session: Session, input: z.output<typeof enterInvoiceInput>): Promise<ApplicationView>;
  /** The applicant saw that a balance remains for the merchant. */
  confirmPartial(session: Session): Promise<ApplicationView>;
  /** Under the application's lock: another area brings its invoice, which takes the place of the one before. */
  place(trx: Executor, invoice: invoices.NewInvoice): Promise<void>;
  /** Under the application's lock: the applicant came back in another visit, to what may be confirmed already. */
  cameBack(trx: Executor, applicationId: string): Promise<void>;
  /**
   * In the transaction that signs. Throws `invoice-is-used` where another signing came first; `invoice-link-is-…` where
   * the invoice is of a link by which it cannot be paid any more.
   */
  signed(trx: Executor, applicationId: string): Promise<void>;
  /** Removes files that were uploaded, never signed for and left for 60 days. */
  sweep(): Promise<void>;
}

export function createInvoicesService(deps: UploadDeps & { readonly links: LinksPort }): InvoicesService {
  const { applications, links, now } = deps;

  const note = (trx: Executor, applicationId: string, act: string, details = {}) =>
    recordAudit(trx, { applicationId, actor: 'applicant', act, details, at: now() });

  return {
    get: async (session) => {
      const { invoice, facts } = await applications.view(session);
      if (invoice === null || facts.invoice === null) throw problem('not-found');
      const { pendingApproval: _, ...amounts } = facts.invoice;
      return { ...invoice, ...amounts };
    },

    upload: (session, receive) => upload(session, receive, deps),

    confirm: (session, input) =>
      applications.mutate(session, 'confirmInvoice', (trx, application, facts) =>
        confirm(trx, application, facts, input, deps),
      ),

    enter: (session, input) =>
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
        const what = { state: 'confirmed', site: null, number, amount, payable } as const;
        await placeInvoice(trx, { applicationId, merchantId, from, ...what, now: now() }, deps);
        await note(trx, applicationId, 'invoice.entered', { source: 'manual' });
      }),

    confirmPartial: (session) =>
      applications.mutate(session, 'confirmPartialPayment', async (trx, { id }, facts) => {
        if (facts.invoice?.partialConfirmed) return;
        await invoices.setPartialConfirmed(trx, id, now());
        await note(trx, id, 'invoice.partialConfirmed');
      }),

    place: (trx, invoice) => placeInvoice(trx, invoice, deps),

    cameBack: (trx, applicationId) => invoices.setPending(trx, applicationId, now()),

    signed: async (trx, applicationId) => {
      const invoice = await invoices.findInvoice(trx, applicationId);
      if (!invoice) return;
      const { merchant_id: merchantId, number_key: numberKey, link_id: linkId } = invoice;
      if (numberKey === null) throw problem('step-not-allowed');
      await links.hold(trx, { merchantId, numberKey, linkId });
      const first = await invoices.insertFinanced(trx, { merchantId, numberKey, applicationId, now: now() });
      if (!first) throw problem(linkId === null ? 'invoice-is-used' : 'invoice-link-is-used');
      await links.used(trx, { merchantId, numberKey });
    },

    sweep: () => forgetLeft(deps),
  };
}

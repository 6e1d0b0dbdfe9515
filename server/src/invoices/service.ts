import { usableCredit } from '@tamarack/core/flow/credit';
import { toCents } from '@tamarack/core/money/cents';
import { fieldErrors } from '@tamarack/core/validation/codes';
import { checkManualInvoice } from '@tamarack/core/validation/invoice';
import { tidy } from '@tamarack/core/validation/text';
import type { z } from 'zod';
import type { ApplicationView } from '../applications/view';
import { recordAudit } from '../audit/repository';
import type { Executor } from '../database/executor';
import { problem } from '../errors';
import type { Session } from '../sessions/session';
import { numberKey } from './number-key';
import type { ApplicationsPort, OffersPort } from './ports';
import * as invoices from './repository';
import type { enterInvoiceInput } from './schemas';

export interface InvoicesService {
  /**
   * An invoice entered by hand; another one takes its place until the agreement is signed. Throws `validation-failed`;
   * `invoice-is-used` where this merchant's invoice of that number is financed already.
   */
  enter(session: Session, input: z.output<typeof enterInvoiceInput>): Promise<ApplicationView>;
  /** The applicant saw that a balance remains for the merchant. */
  confirmPartial(session: Session): Promise<ApplicationView>;
  /** In the transaction that signs. Throws `invoice-is-used` where another signing came first. */
  signed(trx: Executor, applicationId: string): Promise<void>;
}

export function createInvoicesService(deps: {
  readonly applications: ApplicationsPort;
  readonly offers: OffersPort;
  readonly now: () => Date;
}): InvoicesService {
  const { applications, offers, now } = deps;

  const note = (trx: Executor, applicationId: string, act: string, details = {}) =>
    recordAudit(trx, { applicationId, actor: 'applicant', act, details, at: now() });

  return {
    enter: (session, input) =>
      applications.mutate(session, 'enterInvoice', async (trx, { id: applicationId, merchantId }, facts) => {
        const amount = input.amount === null ? null : toCents(input.amount);
        const payable = input.payable === null ? null : toCents(input.payable);
        const form = { number: input.number, amount, payable };
        const errors = fieldErrors(checkManualInvoice(form, usableCredit(facts)));
        if (errors.length > 0 || amount === null || payable === null)
          throw problem('validation-failed', { errors });
        const number = tidy(input.number);
        const key = numberKey(number);
        if (await invoices.isFinanced(trx, merchantId, key)) throw problem('invoice-is-used');
        await invoices.putInvoice(trx, {
          applicationId,
          merchantId,
          source: 'manual',
          state: 'confirmed',
          site: null,
          number,
          numberKey: key,
          amount,
          payable,
          now: now(),
        });
        await offers.cancelSelection(trx, applicationId);
        await note(trx, applicationId, 'invoice.entered', { source: 'manual' });
      }),

    confirmPartial: (session) =>
      applications.mutate(session, 'confirmPartialPayment', async (trx, { id }) => {
        await invoices.setPartialConfirmed(trx, id, now());
        await note(trx, id, 'invoice.partialConfirmed');
      }),

    signed: async (trx, applicationId) => {
      const invoice = await invoices.findInvoice(trx, applicationId);
      if (!invoice) return;
      const { merchant_id: merchantId, number_key: key } = invoice;
      if (key === null) throw problem('step-not-allowed');
      const first = await invoices.insertFinanced(trx, {
        merchantId,
        numberKey: key,
        applicationId,
        now: now(),
      });
      if (!first) throw problem('invoice-is-used');
    },
  };
}

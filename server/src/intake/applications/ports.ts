import type { Facts } from '@tamarack/core/flow/facts';
import type { z } from 'zod';
import type { InvoicePart } from '../../financing/invoices/facts';
import type { Executor } from '../../platform/database/executor';
import type { Part } from '../../platform/database/part';
import type { DocumentsPart } from '../../underwriting/documents/facts';
import type { ReviewsPart } from '../../underwriting/reviews/facts';
import type { CheckoutStatus } from '../checkouts/tables';
import type { pendingCode } from './schemas';

export type PendingCode = z.output<typeof pendingCode>;

export interface Reason {
  readonly code: string;
  readonly en: string;
  readonly fr: string;
}

/** What the other areas know of an application: their parts of its facts and of its view. */
export interface Parts {
  readonly scoring: Part<{
    readonly facts: Pick<Facts, 'scoring' | 'outcome' | 'reapplyInDays' | 'credit'>;
    readonly reasons: readonly Reason[];
    readonly decidedBy: 'rules' | 'person' | null;
  }>;
  readonly offers: Part<Pick<Facts, 'option'>>;
  readonly agreements: Part<Pick<Facts, 'agreement'>>;
  readonly bank: Part<Pick<Facts, 'bankTrouble'>>;
  readonly documents: DocumentsPart;
  readonly reviews: ReviewsPart;
  readonly invoices: InvoicePart;
  /** When the next code may be sent takes another look, which only a view needs. */
  readonly pendingCodes: Part<(executor: Executor) => Promise<PendingCodes>>;
}

export interface PendingCodes {
  readonly phone: PendingCode | null;
  readonly email: PendingCode | null;
}

/** What an application makes the other areas do. */
export interface Effects {
  /** The chosen option and an unsigned agreement are void. */
  cancelOffer(trx: Executor, applicationId: string): Promise<void>;
  /** The account that payments are debited from goes along to another application of the customer. */
  carryDebitAccount(trx: Executor, move: { readonly from: string; readonly to: string }): Promise<void>;
  /** A SIN was saved after the bureau had asked for one. */
  sinSaved(trx: Executor, applicationId: string): Promise<void>;
  /** The invoice of a link takes the place of the one before. */
  putLinkedInvoice(
    trx: Executor,
    move: { readonly applicationId: string; readonly linkId: string },
  ): Promise<void>;
  /** The applicant came back in another visit, to an invoice that may be confirmed already. */
  cameBack(trx: Executor, applicationId: string): Promise<void>;
  setCheckoutStatus(trx: Executor, checkoutId: string, status: CheckoutStatus): Promise<void>;
}

import type { Readable } from 'node:stream';
import type { Action } from '@tamarack/core/flow/action-guards';
import type { Work } from '../../intake/applications/mutate';
import type { ApplicationView } from '../../intake/applications/view';
import type { Session } from '../../intake/sessions/session';
import type { Executor } from '../../platform/database/executor';

export interface ApplicationsPort {
  /** Throws `step-not-allowed`. */
  check(session: Session, action: Action): Promise<void>;
  view(session: Session): Promise<ApplicationView>;
  mutate(session: Session, action: Action, work: Work): Promise<ApplicationView>;
}

export interface OffersPort {
  /** The chosen option and an unsigned agreement are void. */
  cancelSelection(executor: Executor, applicationId: string): Promise<void>;
}

export interface StoredContent {
  readonly id: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly mediaType: string | null;
}

/** The links that ask for an invoice to be paid. */
export interface LinksPort {
  /**
   * In the transaction that signs: nobody takes a link of the invoice back until it ends. Throws `invoice-link-is-…`
   * where the invoice is of a link by which it cannot be paid any more.
   */
  hold(
    trx: Executor,
    invoice: { readonly merchantId: string; readonly numberKey: string; readonly linkId: string | null },
  ): Promise<void>;
  /** The invoice is financed, and its links with it. */
  used(trx: Executor, invoice: { readonly merchantId: string; readonly numberKey: string }): Promise<void>;
}

/** Where contents lie, encrypted. */
export interface FilesPort {
  /** Throws, with nothing left, where the content is empty, too large or cut off. */
  save(content: Readable, rules: { readonly limit: number }): Promise<StoredContent>;
  keep(trx: Executor, id: string): Promise<void>;
  discard(executor: Executor, id: string): Promise<void>;
  /** Throws where the scanner does not answer. */
  scan(id: string): Promise<'clean' | 'infected'>;
  /** Throws for what was not scanned clean. */
  open(id: string): Promise<Readable>;
}

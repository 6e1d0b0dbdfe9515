import type { NewInvoice } from '../../financing/invoices/repository';
import type { Executor } from '../../platform/database/executor';
import type { MerchantEventsPort } from '../../settlement/webhooks/ports';

export type EventsPort = Pick<MerchantEventsPort, 'emit'>;

/** What a merchant has told of itself. */
export interface MerchantsPort {
  /** Where it sells; empty where it is its own only site. */
  sites(executor: Executor, merchantId: string): Promise<readonly string[]>;
}

/** The invoices that applications pay. */
export interface InvoicesPort {
  /** Under the application's lock: takes the place of the one before. */
  place(trx: Executor, invoice: NewInvoice): Promise<void>;
}

/** The mails to merchants' customers. */
export interface LinkMailsPort {
  /**
   * In the transaction of the act: sent once when that is committed. Throws `rate-limited` where the merchant, the
   * address or the link has had enough of them.
   */
  queue(
    trx: Executor,
    mail: { readonly linkId: string; readonly merchantId: string; readonly to: string },
  ): Promise<void>;
}

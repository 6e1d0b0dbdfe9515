import type { Executor } from '../../platform/database/executor';

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

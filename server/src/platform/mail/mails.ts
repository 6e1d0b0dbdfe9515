import type { Executor } from '../database/executor';
import type { ApplicationMailKind } from './tables';

/** Where the areas queue the mails about an application. */
export interface MailQueue {
  /** In the transaction of what the mail is about: sent exactly when that is committed. Once for each kind and subject. */
  queue(
    trx: Executor,
    mail: {
      readonly applicationId: string;
      readonly kind: ApplicationMailKind;
      /** Id of the decision, review, request, signature … that the mail is about. */
      readonly about: string;
    },
  ): Promise<void>;
}

import type { Readable } from 'node:stream';
import type { Action } from '@tamarack/core/flow/action-guards';
import type { View } from '../../financing/offers/ports';
import type { Session } from '../../intake/sessions/session';
import type { Executor } from '../../platform/database/executor';
import type { Picture } from '../decision/picture';
import type { ReviewAnswer } from '../scoring/person';
import type { LineRead } from '../scoring/standing-read';

export interface ApplicationsPort {
  /** Under a lock on the application; see there. */
  mutate(
    session: Session,
    action: Action,
    fn: (trx: Executor, application: { readonly id: string }) => Promise<void>,
  ): Promise<View>;
}

/** The applicant is told, in the transaction of what is told. */
export interface MailsPort {
  queue(
    trx: Executor,
    mail: {
      readonly applicationId: string;
      readonly kind: 'documentsReceived' | 'applicationReceived' | 'moreAsked';
      /** Id of the review, or of the request. */
      readonly about: string;
    },
  ): Promise<void>;
}

export interface ScoringPort {
  /** Stores the decision and what follows from it. Throws `validation-failed` for a limit below what was drawn. */
  decideReview(trx: Executor, review: ReviewAnswer): Promise<void>;
  /** The line an application stands on, and the limits of the customer's other ones, in cents. */
  credit(
    executor: Executor,
    applicationId: string,
  ): Promise<{ readonly line: LineRead | null; readonly exposure: number }>;
  /** Of the bank's data that the newest decision rested on. */
  picture(executor: Executor, applicationId: string): Promise<Picture | null>;
}

export interface AccountPort {
  debitAccount(
    executor: Executor,
    applicationId: string,
  ): Promise<{
    readonly bank: string;
    readonly institution: string;
    readonly transit: string;
    readonly number: string;
  } | null>;
}

export interface FilesPort {
  /** Rejects for a file that is not kept or not scanned clean. */
  open(id: string): Promise<Readable>;
}

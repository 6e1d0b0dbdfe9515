import type { Readable } from 'node:stream';
import type { Action } from '@tamarack/core/flow/action-guards';
import type { Language } from '@tamarack/core/language';
import type { StatementRead } from '../../../reader/statements/read-statement';
import type { View } from '../../financing/offers/ports';
import type { Session } from '../../intake/sessions/session';
import type { Executor } from '../../platform/database/executor';

export type { View };

export interface ApplicationsPort {
  /** Throws `step-not-allowed`. */
  check(session: Session, action: Action): Promise<void>;
  view(session: Session): Promise<View>;
  /** Under a lock on the application; see there. */
  mutate(
    session: Session,
    action: Action,
    fn: (trx: Executor, application: HeldApplication) => Promise<void>,
  ): Promise<View>;
}

export interface HeldApplication {
  readonly id: string;
  readonly language: Language;
}

export interface StoredContent {
  readonly id: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly mediaType: string | null;
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
  /** Why it can never be read again; null where it can. Throws where the store does not answer. */
  loss(id: string): Promise<'damaged' | 'missing' | null>;
}

export interface ReviewsPort {
  /** Puts an application into the operators' queue, and mails the applicant that it was received. */
  open(
    trx: Executor,
    review: { readonly applicationId: string; readonly kind: 'documents' },
  ): Promise<unknown>;
  /** Id of what a reviewer asks and the applicant has not answered; null where there is nothing. */
  openRequest(executor: Executor, applicationId: string): Promise<string | null>;
}

export interface AccountPort {
  keepChequeAccount(
    trx: Executor,
    applicationId: string,
    account: {
      readonly institution: string;
      readonly transit: string;
      readonly number: string;
      readonly bank: string;
    },
  ): Promise<void>;
}

/** Reads a PDF of so many bytes. Throws where that fails by no fault of the file's owner. */
export type ReadStatement = (content: Readable, size: number) => Promise<StatementRead>;

import type { Defaulted, Executor, Json, Timestamp } from '../database';
import type { PlainColumn } from '../keys';

/** Every mail that is queued and sent once; each kind has a `MailComposer`. */
export type MailKind =
  | 'accountAlert'
  | 'contestedNumber'
  | 'documentsReceived'
  | 'applicationReceived'
  | 'approved'
  | 'preQualified'
  | 'rejected'
  | 'moreAsked'
  | 'agreementCopy'
  | 'invoicePaid'
  | 'purchaseCaptured'
  | 'purchaseReleased'
  | 'purchaseRefunded'
  | 'invoiceLink'
  | 'remittance'
  | 'webhookAlert'
  | 'memberLogin'
  | 'memberInvitation'
  | 'memberNewDevice'
  | 'operatorInvitation'
  | 'operatorNotice'
  | 'operatorDigest'
  | 'payeeChangeProposed'
  | 'payeeChanged'
  | 'payeeChangeCancelled'
  | 'personErased'
  | 'personCorrected';

interface MailTable {
  id: string;
  kind: MailKind;
  /** Id of its subject: a decision, review, signature, payout batch, webhook endpoint, payee change … */
  about: string;
  application_id: string | null;
  merchant_id: string | null;
  /** Set if the address is fixed when the mail is queued; see `recipient.ts`. */
  recipient: PlainColumn<string>;
  recipient_cipher: Defaulted<Buffer | null>;
  recipient_hash: Defaulted<Buffer | null>;
  /** Further data fixed when the mail is queued; no personal data. */
  details: Json<Record<string, string>>;
  queued_at: Timestamp;
  /** Until then, the worker that sends it has claimed it. */
  locked_until: Defaulted<Date | null>;
  sent_at: Defaulted<Date | null>;
  /** Set if the mail cannot be sent: the address is missing or rejects it, or the mail is obsolete. */
  refused_at: Defaulted<Date | null>;
}

/** The area's own tables. */
export type MailTables = {
  mail: MailTable;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const mailTables = (executor: Executor) => executor.withTables<MailTables>();

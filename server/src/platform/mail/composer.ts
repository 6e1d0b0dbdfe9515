import type { Executor } from '../database';
import type { Attachment, Mail } from './ports';
import type { QueuedMail } from './repository';
import type { MailKind } from './tables';

/** A mail that is ready to send. */
export interface AddressedMail extends Pick<Mail, 'subject' | 'text' | 'html'> {
  readonly to: string;
  readonly attachments?: readonly Attachment[];
}

/** Composes mails of a kind at the time of sending, so that they are up to date. */
export interface MailComposer {
  /** The address is removed as soon as the mail is sent, refused, or too old to be sent. */
  readonly forgetsRecipient?: boolean;
  /** Null if the mail is obsolete or has no recipient address. */
  compose(mail: QueuedMail): Promise<AddressedMail | null>;
  /** Runs in the transaction that marks the mail as sent. */
  onSent?(trx: Executor, mail: QueuedMail, composed: AddressedMail): Promise<void>;
}

/** Each area composes the mails about its own subjects; the composition root combines the composers. */
export type MailComposers = Readonly<Record<MailKind, MailComposer>>;

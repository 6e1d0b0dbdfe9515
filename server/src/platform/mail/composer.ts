import type { Executor } from '../database';
import type { Attachment, Mail } from './ports';
import type { QueuedMail } from './repository';
import type { MailKind } from './tables';

/** A mail that is ready to be sent. */
export interface AddressedMail extends Pick<Mail, 'subject' | 'text' | 'html'> {
  readonly to: string;
  readonly attachments?: readonly Attachment[];
}

/** Composes mails of a kind when they are sent: they say what is true then. */
export interface MailComposer {
  /** Null where there is nothing to say any more, or no address to send it to. */
  compose(mail: QueuedMail): Promise<AddressedMail | null>;
  /** In the transaction that marks it sent. */
  sent?(trx: Executor, mail: QueuedMail, composed: AddressedMail): Promise<void>;
}

/** The areas that know what a mail is about compose it; the composition brings them together. */
export type MailComposers = Readonly<Record<MailKind, MailComposer>>;

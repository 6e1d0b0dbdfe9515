export type { Block } from './blocks';
export type { AddressedMail, MailComposer } from './composer';
export { layOut, senderLine } from './layout';
export { createMails, type MailQueue, type MailsService } from './mails';
export type {
  CarrierLookUp,
  Line,
  Mail,
  MailSender,
  Messages,
  Refusal,
  SendOutcome,
  Sms,
  SmsSender,
} from './ports';
export { listQueuedSince } from './repository';
export { sendAgain } from './send-again';
export type { MailKind, MailTables } from './tables';

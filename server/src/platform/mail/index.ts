export type { Block } from './blocks';
export type { AddressedMail, MailComposer } from './composer';
export { type MailFigures, readMailFigures } from './figures';
export { createMailsService, type MailQueue, type MailsService } from './mails';
export {
  cancelAddressedMails,
  cancelApplicationMails,
  listApplicationMails,
  removeFinishedMails,
} from './personal-data';
export type {
  Mail,
  MailSender,
  Messages,
  PhoneLine,
  Refusal,
  SendOutcome,
  Sms,
  SmsService,
} from './ports';
export { mailSealedColumns } from './recipient';
export { buildSenderLine, composeBrandedMail, renderMail } from './render-mail';
export { listQueuedSince } from './repository';
export { sendWithRetries } from './send-with-retries';
export { supportPhone } from './support-phone';
export type { MailKind, MailTables } from './tables';

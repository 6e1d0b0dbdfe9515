export type { Work } from './change/mutate-application';
export { listApplicationsByEmail, listBusinessNames } from './merchant-lookups';
export {
  findApplicant,
  findOwnerId,
  setBankState,
  setDocumentsSubmitted,
  setQualification,
  touchApplication,
} from './progress-repository';
export { readPart } from './read-part';
export { getProofEmail } from './record/account-email';
export { lockApplication, lockCustomer, lockIdleApplication } from './record/lock';
export { documentView, invoiceView } from './record/part-schemas';
export type {
  DocumentsPart,
  DocumentView,
  InvoicePart,
  InvoiceView,
  PasskeyPart,
  PendingCode,
  PendingCodes,
  Reason,
  ReviewsPart,
  ScoringPart,
} from './record/ports';
export {
  type ApplicationRow,
  findApplication,
  hasCreditLine,
  insertApplication,
  setAccountEmail,
} from './record/repository';
export { applicationView, businessInput, personalInput } from './record/schemas';
export type { Session } from './record/session';
export { toSinCell } from './record/sin-cell';
export type { ApplicationsTables, ApplicationTable } from './record/tables';
export { registerApplicationRoutes } from './routes';
export { type ApplicationsService, createApplicationsService } from './service';
export type { ApplicationView } from './view';

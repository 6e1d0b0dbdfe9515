export type { Work } from './change/mutate-application';
export { listApplicationsByEmail, listBusinessNames } from './merchant-lookups';
export type { CorrectablePersonal } from './people/correct-applicant';
export {
  listPersonEmails,
  type Person,
  type PersonApplication,
  type PersonQuery,
} from './people/find-people';
export { listSegments } from './people/list-segments';
export { createPersonRecords, type PersonRecords } from './people/person-records';
export {
  findApplicant,
  findCustomerId,
  findOwnerId,
  setBankState,
  setDocumentsSubmitted,
  setQualification,
  touchApplication,
} from './progress-repository';
export { readPart } from './read-part';
export { getProofEmail } from './record/account-email';
export {
  findContactsCorrector,
  findCustomerByPhone,
  restoreFormerEmail,
  setAccountEmail,
  setAccountPhone,
  setContactsCorrectedBy,
} from './record/customer';
export { lockApplication, lockCustomer, lockIdleApplication } from './record/lock';
export { findNumberOwner, toNumberKey } from './record/number-owner';
export { documentView, invoiceView } from './record/part-schemas';
export { openPerson } from './record/person';
export type {
  DocumentsPart,
  DocumentView,
  InvoicePart,
  InvoiceView,
  PasskeyPart,
  PendingCode,
  PendingCodes,
  ReviewsPart,
  ScoringPart,
} from './record/ports';
export type { Prefill } from './record/prefill';
export {
  type ApplicationRow,
  buildApplicationInsert,
  findApplication,
  hasCreditLine,
} from './record/repository';
export { applicationView, businessInput, personalInput } from './record/schemas';
export { applicationsSealedColumns } from './record/sealed-columns';
export type { Session } from './record/session';
export { toSinCell } from './record/sin-cell';
export type { ApplicationsTables, ApplicationTable } from './record/tables';
export { registerApplicationRoutes } from './routes';
export { type ApplicationsService, createApplicationsService } from './service';
export { type ApplicationView, maskEmail, maskPhone } from './view';

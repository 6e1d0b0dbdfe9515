export type { Work } from './change/mutate';
export { lockApplication, lockCustomer, lockIdleApplication } from './lock';
export { documentView, invoiceView } from './part-schemas';
export type {
  DocumentsPart,
  DocumentView,
  InvoicePart,
  InvoiceView,
  PendingCode,
  PendingCodes,
  Reason,
  ReviewsPart,
  ScoringPart,
} from './ports';
export {
  findApplicant,
  findOwnerId,
  setBankState,
  setDocumentsSubmitted,
  setQualification,
  touchApplication,
} from './progress-repository';
export { readPart } from './read-part';
export { type ApplicationRow, insertApplication } from './repository';
export { registerApplicationRoutes } from './routes';
export { applicationView, businessInput, personalInput } from './schemas';
export { type ApplicationsService, createApplicationsService } from './service';
export type { Session } from './session';
export type { ApplicationsTables, ApplicationTable } from './tables';
export type { ApplicationView } from './view';

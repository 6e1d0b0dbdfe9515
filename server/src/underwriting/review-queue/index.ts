export { businessMsBetween, computeDueAt } from './business-hours';
export { isCustomerInReview, isRequestOpen } from './conditions';
export { type ReviewFigures, readReviewFigures } from './figures';
export {
  type AnnouncedReviewKind,
  isAnnouncedKind,
  type ListedReviewKind,
  type ReviewKind,
  toListedKind,
} from './kinds';
export { eraseReviewTexts, listPersonRequests, listPersonReviews } from './personal-data';
export { type QueueState, readQueueState } from './queue-state';
export { closeReview, closeScreening, findObservations, isUndecided, reviewExists } from './repository';
export { describeItem, type RequestItem, requestItemTexts } from './request-items';
export {
  findOpenRequest,
  insertRequest,
  listRequests,
  type RequestRow,
  reopenReview,
  setAnswer,
  setWaitingForApplicant,
} from './request-repository';
export { createReviewQueue, type ReviewQueue } from './service';
export type { ReviewQueueTables, ReviewState, ReviewTable } from './tables';

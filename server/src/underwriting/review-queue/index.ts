export { awaitsAnswer, isCustomerInReview } from './conditions';
export { businessMsBetween, dueAt } from './due';
export { closeReview, countReviews, findObservations, reviewExists } from './repository';
export { type RequestItem, requestItemTexts } from './request-items';
export {
  findOpenRequest,
  insertRequest,
  listRequests,
  type RequestRow,
  setAnswer,
  setAsked,
  setOpen,
} from './request-repository';
export { createReviewQueue, type ReviewQueue } from './service';
export { type QueueState, readQueueState } from './state';
export type { ReviewKind, ReviewQueueTables, ReviewState, ReviewTable } from './tables';

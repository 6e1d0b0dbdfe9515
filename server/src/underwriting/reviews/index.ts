export { toContentDisposition } from './content-disposition';
export type { FourEyes, ReviewDecision } from './decide-review';
export { reviewsPart } from './facts';
export { isInlineType } from './inline-types';
export type { InformationRequest } from './request-information';
export { registerReviewRoutes } from './routes';
export { createReviewsService, type Download, type ReviewsService } from './service';
export type { ReviewStatus, ReviewsTables } from './tables';
export type { ReviewSummary, ReviewView } from './view';

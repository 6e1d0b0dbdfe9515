export type { ReviewQuestion } from './ask';
export { attachment } from './attachment';
export type { ReviewDecision } from './decide';
export { reviewsPart } from './facts';
export { registerReviewRoutes } from './routes';
export { createReviewsService, type Download, type ReviewsService } from './service';
export { isShown } from './shown-types';
export type { ReviewsTables } from './tables';
export type { ReviewSummary, ReviewView } from './view';

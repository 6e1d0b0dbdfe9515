export { createAccountAlertComposer } from './alerts/alert-composer';
export { createDisownLinks, type DisownLinks } from './alerts/disown-links';
export { registerDisownRoutes } from './disown/disown-routes';
export { type AccountOptions, defaultAccountOptions } from './options';
export type { AccountReview } from './reviews/review-repository';
export { type AccountsService, createAccountsService } from './service';
export type { AccountsTables } from './tables';

export { createAccountAlertComposer } from './alerts/alert-composer';
export { accountsSealedColumns } from './alerts/alert-recipient';
export { createContestedNumberComposer } from './alerts/contested-composer';
export { type ContestedNumbers, createContestedNumbers } from './alerts/contested-numbers';
export { createDisownLinks, type DisownLinks } from './alerts/disown-links';
export { registerDisownRoutes } from './disown/disown-routes';
export { type AccountOptions, defaultAccountOptions } from './options';
export { createPasskeyPart } from './passkeys/passkey-part';
export { registerPasskeyRoutes } from './passkeys/passkey-routes';
export { type CustomerPasskeysService, createCustomerPasskeys } from './passkeys/passkeys';
export {
  eraseAlerts,
  erasePasskeys,
  listPersonAlerts,
  listPersonPasskeys,
  listPersonReviews,
} from './personal-data';
export { type AccountReview, type AccountsService, createAccountsService } from './service';
export type { AccountsTables } from './tables';

export { isAmountQualified, toEntry } from './entry';
export { eraseCheckouts, listOpenedLinkIds, listPersonCheckouts } from './personal-data';
export {
  buildCheckoutInsert,
  type CartChange,
  type CheckoutRow,
  findCheckout,
  insertReplacedCheckout,
  lockCheckout,
  type NewCheckout,
  setApplication,
  setStatus,
  updateCart,
} from './repository';
export { checkoutStatus } from './schemas';
export { type CheckoutsService, createCheckoutsService } from './service';
export type { CheckoutStatus, CheckoutsTables } from './tables';

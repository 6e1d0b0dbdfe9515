export { isAmountQualified, toEntry } from './entry';
export { omitEmpty } from './omit-empty';
export {
  buildOrderInsert,
  findOrderByToken,
  isCapturedManually,
  isOrdered,
  listOrders,
  type StoredOrder,
  setOpened,
} from './order-repository';
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
  setRenderType,
  setStatus,
  updateCart,
} from './repository';
export {
  type CaptureMethod,
  captureMethod,
  checkoutStatus,
  lineItemsInput,
  metadata,
  type OrderView,
  orderView,
  type RenderType,
  renderType,
  type Tracking,
  tracking,
} from './schemas';
export { type CheckoutsService, createCheckoutsService } from './service';
export type { CheckoutStatus, CheckoutsTables } from './tables';

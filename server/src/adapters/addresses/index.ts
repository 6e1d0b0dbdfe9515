export { createAddressComplete, createAddressCompleteCall } from './address-complete';
export { createBuiltInAddressCall } from './built-in-addresses';

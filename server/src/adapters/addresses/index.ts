export { addressCompleteOverHttp, createAddressComplete } from './address-complete';
export { builtInAddresses } from './built-in-addresses';

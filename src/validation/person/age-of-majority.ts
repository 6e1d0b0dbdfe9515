import { limits } from '../limits';

/** British Columbia, Yukon, and all whose code begins with N: the form’s own script has few bytes for it. */
const LATER = /BC|YT|^N/;

/**
 * Years at which a person may sign a contract, by the laws of the province or territory of residence.
 *
 * @param province code; the lower age applies if it is unknown
 */
export const getAgeOfMajority = (province: string): number =>
  LATER.test(province) ? limits.adultAge + 1 : limits.adultAge;

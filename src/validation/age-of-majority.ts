import { limits } from './limits';

const LATER = ['BC', 'NB', 'NL', 'NS', 'NT', 'NU', 'YT'];

/**
 * Years at which a person may sign a contract, by the laws of the province or territory of residence.
 *
 * @param province code; the lower age where it is not known
 */
export const getAgeOfMajority = (province: string): number =>
  LATER.includes(province) ? limits.laterAdultAge : limits.adultAge;

import { isPlainDate, type PlainDate } from '../../calendar/plain-date';
import { limits } from '../limits';
import type { ValidationCode } from '../validation-codes';
import { getAgeOfMajority } from './age-of-majority';

/**
 * @param text `YYYY-MM-DD`
 * @param today in the time zone of the applicant or the provider
 * @param province of residence; empty while it is not known
 */
export function validateDateOfBirth(text: string, today: PlainDate, province: string): ValidationCode | null {
  if (text.trim() === '') return 'dobRequired';
  if (!isPlainDate(text) || text > today || text <= subtractYears(today, limits.oldestAge))
    return 'dobInvalid';
  const age = getAgeOfMajority(province);
  if (text <= subtractYears(today, age)) return null;
  return age > limits.adultAge ? 'dobUnder19' : 'dobUnderage';
}

/** For comparison only: the result is no date where today is February 29 and the earlier year has none. */
function subtractYears(today: PlainDate, years: number): string {
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}

import { addMonths, isPlainDate, type PlainDate } from '../calendar/plain-date';
import { limits } from './limits';
import type { ValidationCode } from './validation-codes';

/**
 * @param text `YYYY-MM-DD`
 * @param today in the time zone of the applicant or the provider
 */
export function validateDateOfBirth(text: string, today: PlainDate): ValidationCode | null {
  if (text.trim() === '') return 'dobRequired';
  if (!isPlainDate(text) || text > today || text <= addMonths(today, -12 * limits.oldestAge))
    return 'dobInvalid';
  return text <= addMonths(today, -12 * limits.adultAge) ? null : 'dobUnderage';
}

import { bankCalendar, type HolidayCalendar, rollForward } from '../calendar/business-days';
import { addDays, type PlainDate } from '../calendar/plain-date';

/**
 * Dates of weekly payments: the first a week after signing. A date that is no business day moves to the next one; the
 * following dates still count from the signing, so that one holiday does not shift the rest.
 */
export function buildDueDates(
  signedOn: PlainDate,
  count: number,
  calendar: HolidayCalendar = bankCalendar,
): PlainDate[] {
  return Array.from({ length: count }, (_, index) =>
    rollForward(addDays(signedOn, 7 * (index + 1)), calendar),
  );
}

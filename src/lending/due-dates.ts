import { bankCalendar, type HolidayCalendar, rollForward } from '../calendar/business-days';
import { addDays, type PlainDate } from '../calendar/plain-date';

/**
 * Due dates of weekly payments, the first one week after signing. A date that is not a business day rolls
 * forward; later dates still count from the signing date, so a holiday does not shift them.
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

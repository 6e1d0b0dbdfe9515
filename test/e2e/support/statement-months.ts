import { buildMonthHistory } from '@tamarack/core/calendar/month-history';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { statementPdf } from '../../support/pdfs';

/** The required months, newest first: months 1 to 6 of the history. */
export const listRequiredMonths = (): readonly string[] =>
  buildMonthHistory(dateIn(new Date()), 'en')
    .slice(1)
    .map(({ month }) => month);

/** One statement over all of them. */
export function halfYearPdf(): Promise<Buffer> {
  const months = listRequiredMonths();
  return statementPdf({ from: `${months.at(-1)}-01`, to: `${months[0]}-28` });
}

import { formatDate } from '@tamarack/core/calendar/format-date';
import { type PlainDate, toDateParts } from '@tamarack/core/calendar/plain-date';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/use-language';
import { tokens } from '../../theme/tokens';

interface Month {
  /** Its first payment. */
  readonly date: PlainDate;
  readonly days: readonly number[];
}

/** The days of payment of each month. */
export function PaymentCalendar({ dueOn }: { dueOn: readonly PlainDate[] }): ReactElement {
  const { t } = useTranslation('offer');
  const language = useLanguage();
  return (
    <section>
      <h3>{t('displayOptions.calendar')}</h3>
      <Months>
        {groupByMonth(dueOn).map(({ date, days }) => (
          <div key={date}>
            <dt>{formatDate(date, language, 'month')}</dt>
            <dd>{days.map((day) => (language === 'fr' && day === 1 ? '1er' : day)).join(', ')}</dd>
          </div>
        ))}
      </Months>
    </section>
  );
}

function groupByMonth(dates: readonly PlainDate[]): Month[] {
  const months = new Map<string, { date: PlainDate; days: number[] }>();
  for (const date of dates) {
    const { day } = toDateParts(date);
    const month = months.get(date.slice(0, 7));
    if (month) month.days.push(day);
    else months.set(date.slice(0, 7), { date, days: [day] });
  }
  return [...months.values()];
}

const { space, colour, font } = tokens;

const Months = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 100%), 1fr));
  gap: ${space.xs} ${space.m};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;

  dt {
    color: ${colour.muted};
  }
`;

import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { dateIn, toDateParts } from '@tamarack/core/calendar/plain-date';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DateNotice } from '../../components/date-notice';
import { Notice } from '../../components/notice';
import { useLanguage } from '../../i18n/use-language';
import { useReviewDue } from '../../store/hooks/use-review-due';

/** The due date of the review, or that it is overdue. */
export function ReviewDue(): ReactElement | null {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const due = useReviewDue();
  if (due === null) return null;
  const when = formatMoment(due.at, language);
  if (due.past) return <Notice icon="clock">{t('due.past', { when })}</Notice>;
  const day = dateIn(due.at);
  return (
    <DateNotice month={formatDate(day, language, 'monthOnly')} day={toDateParts(day).day}>
      {t('due.by', { when })}
    </DateNotice>
  );
}

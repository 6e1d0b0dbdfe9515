import { formatMoment } from '@tamarack/core/calendar/format-moment';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
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
  return <Notice icon="calendar">{due.past ? t('due.past', { when }) : t('due.by', { when })}</Notice>;
}

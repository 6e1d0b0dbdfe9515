import { useTranslation } from 'react-i18next';

export type Unit = 'weeks' | 'months';

/** A term in the given unit. Months are rounded; the schedule is weekly. */
export function useTermText(): (weeks: number, unit: Unit) => string {
  const { t } = useTranslation('offer');
  return (weeks, unit) =>
    unit === 'weeks'
      ? t('displayOptions.termWeeks', { count: weeks })
      : t('displayOptions.termMonths', { count: Math.max(1, Math.round((weeks * 12) / 52)) });
}

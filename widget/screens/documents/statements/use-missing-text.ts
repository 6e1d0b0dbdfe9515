import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language';
import type { Coverage } from './coverage';

/** Which months are missing, in a sentence or two; empty when none is. */
export function useMissingText({ months }: Coverage): string {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const list = (state: 'missing' | 'either', type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(`${language}-CA`, { type }).format(
      months.filter((month) => month.state === state).map(({ name }) => name),
    );
  const missing = list('missing', 'conjunction');
  const either = list('either', 'disjunction');
  if (missing === '') return either === '' ? '' : t('statements.eitherOnly', { months: either });
  const first = t('statements.stillMissing', { months: missing });
  return either === '' ? first : `${first} ${t('statements.eitherMissing', { months: either })}`;
}

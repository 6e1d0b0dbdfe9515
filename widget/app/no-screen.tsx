import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageScreen } from './message-screen';

/** For a step that this version has no screen for. */
export function NoScreen(): ReactElement {
  const { t } = useTranslation('common');
  return <MessageScreen message={t('wrapper.general')} />;
}

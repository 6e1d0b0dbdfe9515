import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParts } from '../../i18n/use-parts';
import { MessageScreen } from './message-screen';

const parts = ['messages'] as const;

/** Replaces the flow of a session whose purchase is complete: `session-reused` (specification, section 8). */
export function ReusedSession(): ReactElement | null {
  const { t } = useTranslation('messages');
  const textsState = useParts(parts);
  if (textsState === 'loading') return null;
  return (
    <MessageScreen
      key="reused"
      message={textsState === 'ready' ? t('problem.session-reused') : t('common:wrapper.expired')}
    />
  );
}

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParts } from '../../i18n/use-parts';
import { MessageScreen } from './message-screen';

const parts = ['outcome'] as const;

/**
 * Replaces a screen that threw or failed to load. Falls back to the request error when the `outcome` texts
 * fail to load.
 */
export function ScreenError({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useTranslation('outcome');
  if (useParts(parts) !== 'ready') {
    return <MessageScreen key="request" message={t('common:wrapper.request')} onRetry={onRetry} />;
  }
  return (
    <MessageScreen
      key="application"
      title={t('errorApplication.title')}
      message={t('errorApplication.message')}
      help={t('errorApplication.next')}
      onRetry={onRetry}
    />
  );
}

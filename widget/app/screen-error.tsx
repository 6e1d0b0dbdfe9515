import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { usePart } from '../i18n/use-part';
import { useTranslation } from '../i18n/use-translation';
import { MessageScreen } from './message-screen';

/**
 * In place of a screen that failed or did not arrive. It has words of its own in the outcomes' texts; where not even
 * those can be fetched it is the request error.
 */
export function ScreenError({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useTranslation('outcome');
  if (!usePart('outcome')) {
    return <MessageScreen key="request" message={t('common:wrapper.request')} onRetry={onRetry} />;
  }
  return (
    <MessageScreen
      key="application"
      title={t('errorApplication.title')}
      message={t('errorApplication.message')}
      lines={[t('errorApplication.next', { email: brand.supportEmail, phone: brand.supportPhone })]}
      onRetry={onRetry}
    />
  );
}

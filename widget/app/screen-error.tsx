import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageScreen } from './message-screen';

/**
 * In place of a screen that failed or did not arrive. It has words of its own in the outcomes' texts; where not even
 * those can be fetched it is the request error.
 */
export function ScreenError({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t, i18n } = useTranslation(['common', 'outcome'], { useSuspense: false });
  if (!i18n.exists('errorApplication.message', { ns: 'outcome' })) {
    return <MessageScreen key="request" message={t('wrapper.request')} onRetry={onRetry} />;
  }
  return (
    <MessageScreen
      key="application"
      title={t('outcome:errorApplication.title')}
      message={t('outcome:errorApplication.message')}
      lines={[t('outcome:errorApplication.next', { email: brand.supportEmail, phone: brand.supportPhone })]}
      onRetry={onRetry}
    />
  );
}

import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParts } from '../../i18n/use-parts';
import { MessageScreen } from './message-screen';

const parts = ['outcome'] as const;

/** The hosted page was opened without a merchant: explains where a purchase starts. */
export function NoMerchant(): ReactElement | null {
  const { t } = useTranslation('outcome');
  const textsState = useParts(parts);
  if (textsState === 'loading') return null;
  if (textsState === 'failed') return <MessageScreen message={t('common:wrapper.general')} />;
  return (
    <MessageScreen
      key="noMerchant"
      title={t('noMerchant.title')}
      message={t('noMerchant.message', { product: brand.product })}
    />
  );
}

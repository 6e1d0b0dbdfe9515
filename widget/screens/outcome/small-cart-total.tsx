import { brand } from '@tamarack/core/brand';
import { formatMoney } from '@tamarack/core/money/format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../app/shell';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/screen';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/use-facts';

export function SmallCartTotal(): ReactElement {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const { cartTotal, minimumPurchase } = useFacts();
  const shell = useShell();
  const money = (cents: number): string => formatMoney(cents, language, cents % 100 === 0 ? 0 : 2);
  return (
    <Screen
      centred
      art={<Icon name="info" size={48} />}
      title={t('smallCartTotal.title')}
      lead={t('smallCartTotal.description', {
        shortfall: money(minimumPurchase - cartTotal),
        minimum: money(minimumPurchase),
      })}
      primary={{ label: t('smallCartTotal.button'), onPress: () => shell.requestClose() }}
    >
      <p>{t('smallCartTotal.next', { product: brand.product })}</p>
    </Screen>
  );
}

import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { useMoney } from '../../i18n/use-money';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';

export function SmallCartTotal(): ReactElement {
  const { t } = useTranslation('outcome');
  const { cartTotal, minimumPurchase } = useFacts();
  const shell = useShell();
  const money = useMoney();
  return (
    <Screen
      centred
      art={<Icon name="alertInCircle" size={48} />}
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

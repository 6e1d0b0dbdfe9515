import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { usableCredit } from '@tamarack/core/flow/credit';
import { formatMoney } from '@tamarack/core/money/format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../app/shell';
import { MoneyBar } from '../../components/money-bar';
import { Screen } from '../../components/screen';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/use-facts';

export function CartTotalError(): ReactElement {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const facts = useFacts();
  const shell = useShell();
  const money = (cents: number): string => formatMoney(cents, language, cents % 100 === 0 ? 0 : 2);
  const credit = usableCredit(facts);
  const over = facts.cartTotal - credit;
  const amounts = { approved: money(credit), exceeded: money(over) };
  return (
    <Screen
      title={t('cartTotalError.title')}
      lead={t('cartTotalError.description', amounts)}
      primary={{ label: t('cartTotalError.button'), onPress: () => shell.requestClose() }}
    >
      <MoneyBar
        parts={[
          {
            key: 'approved',
            label: t('cartTotalError.approved'),
            text: amounts.approved,
            size: credit,
            tone: 'blue',
          },
          {
            key: 'exceeded',
            label: t('cartTotalError.exceeded'),
            text: amounts.exceeded,
            size: over,
            tone: 'navy',
          },
        ]}
      />
      <p>
        {t('cartTotalError.next', {
          approved: amounts.approved,
          product: brand.product,
          date: facts.credit ? formatDate(facts.credit.expiresOn, language) : '',
        })}
      </p>
    </Screen>
  );
}

import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { getUsableCredit } from '@tamarack/core/flow/credit';
import type { Facts } from '@tamarack/core/flow/facts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { MoneyBar } from '../../components/money-bar';
import { useLanguage } from '../../i18n/use-language';
import { useMoney } from '../../i18n/use-money';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

/**
 * Amount that the cart is compared with, and its name: the instant part, the rest of a used line, or the full
 * line.
 */
const words = {
  instant: {
    title: 'cartTotalError.titleInstant',
    lead: 'cartTotalError.descriptionInstant',
    label: 'cartTotalError.instant',
  },
  left: {
    title: 'cartTotalError.titleLeft',
    lead: 'cartTotalError.descriptionLeft',
    label: 'cartTotalError.remaining',
  },
  whole: {
    title: 'cartTotalError.title',
    lead: 'cartTotalError.description',
    label: 'cartTotalError.approved',
  },
} as const;

function getLimit({ outcome, qualification, credit }: Facts): keyof typeof words {
  if (outcome === 'preQualified' || qualification === 'acceptedInstant') return 'instant';
  return credit !== null && credit.used > 0 ? 'left' : 'whole';
}

export function CartTotalError(): ReactElement {
  const { t } = useTranslation('outcome');
  const language = useLanguage();
  const facts = useFacts();
  const shell = useShell();
  const send = useSend();
  const busy = usePending();
  const { title, lead, label } = words[getLimit(facts)];
  const credit = getUsableCredit(facts);
  const over = facts.cartTotal - credit;
  const money = useMoney();
  const row = useMoney([credit, over]);
  const limit = money(facts.credit?.limit ?? 0);
  const amounts = { approved: money(credit), exceeded: money(over), limit };
  return (
    <Screen
      title={t(title)}
      lead={t(lead, amounts)}
      back={{
        label: t('cartTotalError.back'),
        onPress: () => void send({ type: 'back' }),
        disabled: busy,
      }}
      primary={{ label: t('cartTotalError.button'), onPress: () => shell.requestClose() }}
    >
      <MoneyBar
        parts={[
          {
            key: 'approved',
            label: t(label),
            text: row(credit),
            size: credit,
            tone: 'blue',
          },
          {
            key: 'exceeded',
            label: t('cartTotalError.exceeded'),
            text: row(over),
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

import { formatDate } from '@tamarack/core/calendar/format-date';
import { getConfirmedInvoice } from '@tamarack/core/flow/credit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { DetailList } from '../../components/layout/details';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { WithNumber } from '../../components/with-number';
import { useLanguage } from '../../i18n/use-language';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { useContinueInvoice } from './use-continue-invoice';

/** An approved invoice that is not signed yet. For a link, the merchant confirmed its total. */
export function InvoicePending(): ReactElement | null {
  const { t } = useTranslation('invoice');
  const language = useLanguage();
  const money = useMoney();
  const facts = useFacts();
  const { merchant, invoice: named } = useView();
  const send = useSend();
  const busy = usePending();
  const { goOn, question } = useContinueInvoice();
  const invoice = getConfirmedInvoice(facts);
  const row = useMoney([invoice?.amount ?? 0, invoice?.payable ?? 0]);
  if (invoice === null) return null;
  const { amount, payable } = invoice;
  const variant = facts.invoice?.source === 'link' ? 'link' : 'own';
  const values = {
    merchant: merchant.name,
    number: named?.number ?? '',
    payable: money(payable),
    rest: money(amount - payable),
    date: facts.credit ? formatDate(facts.credit.expiresOn, language) : '',
  };
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t('confirm.number'), values.number],
    [t(variant === 'link' ? 'pending.total' : 'confirm.amount'), row(amount)],
    [t('info.payable'), row(payable)],
  ];
  return (
    <Screen
      art={<Icon name="check" size={56} />}
      title={t('pending.title')}
      lead={<WithNumber text={t(`pending.lead.${variant}`, values)} number={values.number} />}
      secondary={{
        label: t('pending.newInvoice'),
        onPress: () => void send({ type: 'newInvoice' }),
        disabled: busy,
      }}
      primary={{ label: t('pending.continue'), onPress: goOn, busy }}
    >
      <DetailList rows={rows} />
      {payable < amount && <Notice>{t('pending.rest', values)}</Notice>}
      <p>{t('pending.expires', values)}</p>
      {question}
    </Screen>
  );
}

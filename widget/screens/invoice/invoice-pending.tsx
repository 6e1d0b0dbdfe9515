import { formatDate } from '@tamarack/core/calendar/format-date';
import { getConfirmedInvoice } from '@tamarack/core/flow/credit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Details } from '../../components/details';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { Screen } from '../../components/screen';
import { useLanguage } from '../../i18n/use-language';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { useGoOn } from './use-go-on';

/** The applicant came back to an invoice that is approved and not signed. Of a link, the merchant confirmed its total. */
export function InvoicePending(): ReactElement | null {
  const { t } = useTranslation('invoice');
  const language = useLanguage();
  const money = useMoney();
  const facts = useFacts();
  const { merchant, invoice: named } = useView();
  const send = useSend();
  const busy = usePending();
  const { goOn, question } = useGoOn();
  const invoice = getConfirmedInvoice(facts);
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
  return (
    <Screen
      art={<Icon name="check" size={56} />}
      title={t('pending.title')}
      lead={t(`pending.lead.${variant}`, values)}
      secondary={{
        label: t('pending.newInvoice'),
        onPress: () => void send({ type: 'newInvoice' }),
        disabled: busy,
      }}
      primary={{ label: t('pending.continue'), onPress: goOn, busy }}
    >
      <Amounts>
        <dt>{t('confirm.number')}</dt>
        <dd>
          <bdi>{values.number}</bdi>
        </dd>
        <dt>{t(variant === 'link' ? 'pending.total' : 'confirm.amount')}</dt>
        <dd>{money(amount)}</dd>
        <dt>{t('info.payable')}</dt>
        <dd>{values.payable}</dd>
      </Amounts>
      {payable < amount && <Notice>{t('pending.rest', values)}</Notice>}
      <p>{t('pending.expires', values)}</p>
      {question}
    </Screen>
  );
}

const Amounts = styled(Details)`
  dd {
    text-align: right;
  }
`;

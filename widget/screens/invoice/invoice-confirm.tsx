import type { InvoiceInput } from '@tamarack/core/flow/inputs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Details } from '../../components/details';
import { Modal } from '../../components/modal';
import { useMoney } from '../../i18n/use-money';
import { usePending } from '../../store/use-pending';
import { useView } from '../../store/use-view';
import { tokens } from '../../theme/tokens';

export interface InvoiceConfirmProps {
  invoice: InvoiceInput;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The details once more before they are kept. */
export function InvoiceConfirm({ invoice, onConfirm, onCancel }: InvoiceConfirmProps): ReactElement {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const { merchant } = useView();
  const busy = usePending('enterInvoice');
  const { number, amount, payable } = invoice;
  return (
    <Modal
      title={t('confirm.title')}
      confirm={{ label: t('confirm.confirm'), onPress: onConfirm, busy }}
      cancel={{ label: t('confirm.back'), onPress: onCancel }}
    >
      <p>{t('confirm.lead')}</p>
      <Amounts>
        <dt>{t('confirm.merchant')}</dt>
        <dd>{merchant.name}</dd>
        <dt>{t('confirm.number')}</dt>
        <dd>
          <bdi>{number}</bdi>
        </dd>
        <dt>{t('confirm.amount')}</dt>
        <dd>{money(amount)}</dd>
        <dt>{t('confirm.payable')}</dt>
        <dd>{money(payable)}</dd>
        {payable < amount && (
          <>
            <dt>{t('confirm.rest')}</dt>
            <dd>{money(amount - payable)}</dd>
          </>
        )}
      </Amounts>
    </Modal>
  );
}

const Amounts = styled(Details)`
  margin-top: ${tokens.space.m};
  dd {
    text-align: right;
  }
`;

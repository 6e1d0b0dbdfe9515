import type { InvoiceInput } from '@tamarack/core/validation/inputs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Details } from '../../components/details';
import { Modal } from '../../components/modal';
import { Notice } from '../../components/notice';
import { useMoney } from '../../i18n/use-money';
import { usePending } from '../../store/use-pending';
import { useView } from '../../store/use-view';
import { tokens } from '../../theme/tokens';
import type { InvoiceQuestion } from './use-invoice-form';

export interface InvoiceConfirmProps extends Pick<InvoiceQuestion, 'confirm' | 'cancel'> {
  invoice: InvoiceInput;
}

/** The details once more before they are kept, and what cannot be undone later. */
export function InvoiceConfirm({ invoice, confirm, cancel }: InvoiceConfirmProps): ReactElement {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const { merchant } = useView();
  const busy = usePending();
  const { site, number, amount, payable } = invoice;
  return (
    <Modal
      title={t('confirm.title')}
      confirm={{ label: t('confirm.confirm'), onPress: () => void confirm(), busy }}
      cancel={{ label: t('confirm.back'), onPress: cancel }}
    >
      <Content>
        <p>{t('confirm.lead', { merchant: merchant.name })}</p>
        <Amounts>
          <dt>{t('confirm.merchant')}</dt>
          <dd>{merchant.name}</dd>
          {site !== '' && site !== merchant.name && (
            <>
              <dt>{t('info.site')}</dt>
              <dd>{site}</dd>
            </>
          )}
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
        <Notice tone="warn">{t('confirm.warning', { merchant: merchant.name })}</Notice>
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
`;

const Amounts = styled(Details)`
  dd {
    text-align: right;
  }
`;

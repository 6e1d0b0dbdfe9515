import type { InvoiceInput } from '@tamarack/core/validation/inputs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DetailList } from '../../components/layout/details';
import { Modal } from '../../components/modal';
import { Notice } from '../../components/notice';
import { useMoney } from '../../i18n/use-money';
import { usePending } from '../../store/hooks/use-pending';
import { useView } from '../../store/hooks/use-view';
import { tokens } from '../../theme/tokens';
import type { InvoiceQuestion } from './use-invoice-form';

interface InvoiceConfirmProps extends Pick<InvoiceQuestion, 'confirm' | 'cancel'> {
  invoice: InvoiceInput;
}

/** A summary before the details are saved, with what cannot be undone later. */
export function InvoiceConfirm({ invoice, confirm, cancel }: InvoiceConfirmProps): ReactElement {
  const { t } = useTranslation('invoice');
  const { merchant } = useView();
  const busy = usePending();
  const { site, number, amount, payable } = invoice;
  const money = useMoney([amount, payable]);
  const rows: readonly (readonly [label: string, value: string])[] = [
    [t('confirm.merchant'), merchant.name],
    ...(site !== '' && site !== merchant.name ? [[t('info.site'), site] as const] : []),
    [t('confirm.number'), number],
    [t('confirm.amount'), money(amount)],
    [t('confirm.payable'), money(payable)],
    ...(payable < amount ? [[t('confirm.rest'), money(amount - payable)] as const] : []),
  ];
  return (
    <Modal
      title={t('confirm.title')}
      confirm={{ label: t('confirm.confirm'), onPress: () => void confirm(), busy }}
      cancel={{ label: t('confirm.back'), onPress: cancel }}
    >
      <Content>
        <p>{t('confirm.lead', { merchant: merchant.name })}</p>
        <DetailList rows={rows} />
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

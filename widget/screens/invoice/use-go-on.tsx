import { getConfirmedInvoice } from '@tamarack/core/flow/credit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../components/modal';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';

export interface GoOn {
  readonly goOn: () => void;
  /** Stands in the screen while it is asked. */
  readonly question: ReactElement | null;
}

/** On to the payment options; where a balance remains for the merchant, the applicant says first that they know. */
export function useGoOn(): GoOn {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const { merchant } = useView();
  const invoice = getConfirmedInvoice(useFacts());
  const send = useSend();
  const busy = usePending();
  const [asking, setAsking] = useState(false);
  const rest = invoice === null ? 0 : invoice.amount - invoice.payable;
  const goOn = (): void => {
    if (rest > 0 && invoice?.partialConfirmed === false) setAsking(true);
    else void send({ type: 'continueInvoice' });
  };
  const confirm = async (): Promise<void> => {
    await send({ type: 'confirmPartialPayment' });
    setAsking(false);
  };
  const values = { payable: money(invoice?.payable ?? 0), rest: money(rest), merchant: merchant.name };
  const question = asking && (
    <Modal
      title={t('partial.title')}
      confirm={{ label: t('partial.confirm'), onPress: () => void confirm(), busy }}
      cancel={{ label: t('partial.back'), onPress: () => setAsking(false) }}
    >
      <p>{t('partial.text', values)}</p>
    </Modal>
  );
  return { goOn, question: question || null };
}

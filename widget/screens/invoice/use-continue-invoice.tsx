import { getConfirmedInvoice } from '@tamarack/core/flow/credit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../components/modal';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';

interface ContinueInvoice {
  readonly goOn: () => void;
  /** Confirmation to render in the screen. */
  readonly question: ReactElement | null;
}

/**
 * Continues to the payment options. When a balance remains for the merchant, the applicant confirms it first.
 */
export function useContinueInvoice(): ContinueInvoice {
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

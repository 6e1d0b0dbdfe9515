import { getConfirmedInvoice, getUsableCredit } from '@tamarack/core/flow/credit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { MoneyBar } from '../../components/money-bar';
import { Notice } from '../../components/notice';
import { WithNumber } from '../../components/with-number';
import { useMoney } from '../../i18n/use-money';
import { useBack } from '../../shell/use-back';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useView } from '../../store/hooks/use-view';
import { useContinueInvoice } from './use-continue-invoice';

export function InvoiceQualification(): ReactElement | null {
  const invoice = getConfirmedInvoice(useFacts());
  return invoice && <Qualified invoice={invoice} />;
}

/** The amount to finance, the balance to pay the merchant, and the remaining credit. */
function Qualified({
  invoice,
}: {
  invoice: NonNullable<ReturnType<typeof getConfirmedInvoice>>;
}): ReactElement {
  const { t } = useTranslation('invoice');
  const facts = useFacts();
  const { merchant, invoice: named } = useView();
  const back = useBack();
  const busy = usePending();
  const { goOn, question } = useContinueInvoice();
  const { amount, payable } = invoice;
  const rest = amount - payable;
  const left = Math.max(0, getUsableCredit(facts) - payable);
  const money = useMoney();
  const row = useMoney([payable, rest]);
  const partial = rest > 0;
  const values = {
    amount: money(amount),
    payable: money(payable),
    rest: money(rest),
    left: money(left),
    merchant: merchant.name,
    number: named?.number ?? '',
  };
  return (
    <Screen
      title={t('qualification.title')}
      lead={<WithNumber text={t('qualification.lead', values)} number={values.number} />}
      back={back}
      primary={{ label: t('qualification.continue'), onPress: goOn, busy }}
    >
      <MoneyBar
        whole={amount}
        parts={[
          {
            key: 'payable',
            label: t('qualification.payable'),
            text: row(payable),
            size: payable,
            tone: 'blue',
          },
          ...(partial
            ? [
                {
                  key: 'rest',
                  label: t('qualification.rest', values),
                  text: row(rest),
                  size: rest,
                  tone: 'navy' as const,
                },
              ]
            : []),
        ]}
      />
      <p>{t(partial ? 'qualification.partly' : 'qualification.whole', values)}</p>
      <Notice icon="info">{t(left > 0 ? 'qualification.left' : 'qualification.noneLeft', values)}</Notice>
      {question}
    </Screen>
  );
}

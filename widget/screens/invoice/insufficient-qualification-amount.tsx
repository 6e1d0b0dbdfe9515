import { getUsableCredit } from '@tamarack/core/flow/credit';
import { routes } from '@tamarack/core/flow/steps';
import { limits } from '@tamarack/core/validation/limits';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { MoneyBar } from '../../components/money-bar';
import { useMoney } from '../../i18n/use-money';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';
import { useSend } from '../../store/hooks/use-send';

/** The invoice exceeds the remaining credit, or the remaining credit is below the minimum. */
export function InsufficientQualificationAmount(): ReactElement {
  const { t } = useTranslation('invoice');
  const facts = useFacts();
  const send = useSend();
  const shell = useShell();
  const credit = getUsableCredit(facts);
  const requestedAmount = facts.invoice?.payable ?? 0;
  const over = Math.max(0, requestedAmount - credit);
  const money = useMoney();
  const row = useMoney([credit, over]);
  const some = credit >= limits.invoiceMinimum;
  const details = facts.invoice?.source === 'manual' ? routes.manualInvoiceDetails : routes.invoiceInfo;
  const values = { remaining: money(credit), over: money(over), minimum: money(limits.invoiceMinimum) };
  return (
    <Screen
      title={t('insufficient.title')}
      lead={t(over > 0 ? 'insufficient.exceeded' : 'insufficient.tooLittle', values)}
      secondary={
        some
          ? {
              label: t('insufficient.change'),
              onPress: () => void send({ type: 'visit', route: details }),
            }
          : undefined
      }
      primary={
        some
          ? { label: t('insufficient.newInvoice'), onPress: () => void send({ type: 'newInvoice' }) }
          : { label: t('insufficient.close'), onPress: () => shell.requestClose() }
      }
    >
      <MoneyBar
        parts={[
          {
            key: 'left',
            label: t('insufficient.remaining'),
            text: row(credit),
            size: credit,
            tone: 'blue',
          },
          ...(over > 0
            ? [
                {
                  key: 'over',
                  label: t('insufficient.over'),
                  text: row(over),
                  size: over,
                  tone: 'navy' as const,
                },
              ]
            : []),
        ]}
      />
      <p>{t(some ? 'insufficient.next' : 'insufficient.nothing', values)}</p>
    </Screen>
  );
}

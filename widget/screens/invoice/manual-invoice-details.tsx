import { getUsableCredit } from '@tamarack/core/flow/credit';
import { routes } from '@tamarack/core/flow/steps';
import { validateManualInvoice } from '@tamarack/core/validation/invoice';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount';
import { Button } from '../../components/button';
import { TextField } from '../../components/fields/text-field';
import { Card } from '../../components/layout/card';
import { Screen } from '../../components/layout/screen';
import { useMoney } from '../../i18n/use-money';
import { useBack } from '../../shell/use-back';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { InvoiceConfirm } from './invoice-confirm';
import { useInvoiceForm } from './use-invoice-form';

/** Invoice details entered by hand, confirmed in a modal before they are saved. */
export function ManualInvoiceDetails(): ReactElement {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const { merchant } = useView();
  const send = useSend();
  const back = useBack();
  const busy = usePending();
  const credit = money(getUsableCredit(useFacts()));
  const { form, payable, max, invoiceToConfirm, confirm, cancel } = useInvoiceForm({
    name: 'manualInvoiceDetails',
    event: 'enterInvoice',
    site: '',
    check: validateManualInvoice,
  });
  return (
    <Screen
      title={t('manual.title')}
      lead={t('manual.lead', { merchant: merchant.name })}
      back={back}
      primary={{ label: t('manual.continue'), disabled: invoiceToConfirm !== null }}
      onSubmit={() => void form.submit()}
    >
      <Card>
        <p>{t('manual.availableCredit')}</p>
        <Amount size="large">{credit}</Amount>
      </Card>
      <TextField
        {...form.field('number')}
        label={t('manual.number')}
        hint={t('manual.numberHint')}
        name="invoice"
        required
      />
      <TextField
        {...form.field('amount')}
        label={t('manual.amount')}
        hint={t('manual.amountHint')}
        inputMode="decimal"
        required
      />
      <TextField
        {...form.field('payable')}
        value={payable}
        label={t('manual.payable')}
        hint={t('manual.payableHint', { most: money(max) })}
        inputMode="decimal"
        required
      />
      <div>
        <Button
          kind="link"
          onPress={() => void send({ type: 'visit', route: routes.invoiceUpload })}
          disabled={busy}
        >
          {t('manual.upload')}
        </Button>
      </div>
      {invoiceToConfirm && <InvoiceConfirm invoice={invoiceToConfirm} confirm={confirm} cancel={cancel} />}
    </Screen>
  );
}

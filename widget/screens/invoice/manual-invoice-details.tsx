import { getUsableCredit } from '@tamarack/core/flow/credit';
import { routes } from '@tamarack/core/flow/steps';
import { validateManualInvoice } from '@tamarack/core/validation/invoice';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../app/use-back';
import { Amount } from '../../components/amount';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Screen } from '../../components/screen';
import { TextField } from '../../components/text-field';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { InvoiceConfirm } from './invoice-confirm';
import { useInvoiceForm } from './use-invoice-form';

/** An invoice in the applicant's own words, confirmed in a modal before it is kept. */
export function ManualInvoiceDetails(): ReactElement {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const { merchant } = useView();
  const send = useSend();
  const back = useBack();
  const busy = usePending();
  const credit = money(getUsableCredit(useFacts()));
  const { form, payable, most, asked, confirm, cancel } = useInvoiceForm({
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
      primary={{ label: t('manual.continue'), disabled: asked !== null }}
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
        hint={t('manual.payableHint', { most: money(most) })}
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
      {asked && <InvoiceConfirm invoice={asked} confirm={confirm} cancel={cancel} />}
    </Screen>
  );
}

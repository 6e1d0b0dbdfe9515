import { validateInvoice } from '@tamarack/core/validation/invoice';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Select } from '../../components/choices/select';
import { TextField } from '../../components/fields/text-field';
import { Focusable } from '../../components/focusable';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { useMoney } from '../../i18n/use-money';
import { useBack } from '../../shell/use-back';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { DocumentNotices } from './document-notices';
import { InvoiceConfirm } from './invoice-confirm';
import { MerchantInvoiceDetails } from './merchant-invoice-details';
import { useInvoiceForm } from './use-invoice-form';

/** Confirms an invoice from a link or a file: the merchant's details are read-only, the rest is asked. */
export function InvoiceInfo(): ReactElement {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const facts = useFacts();
  const { merchant, invoice } = useView();
  const send = useSend();
  const back = useBack();
  const busy = usePending();
  const linked = facts.invoice?.source === 'link';
  const site = findSite(invoice?.site ?? null, merchant.sites, linked);
  const { form, payable, max, invoiceToConfirm, confirm, cancel } = useInvoiceForm({
    name: 'invoiceInfo',
    event: 'confirmInvoice',
    site: site ?? '',
    check: validateInvoice,
  });
  const choosesSite = linked ? invoice?.site == null && merchant.sites.length > 1 : merchant.sites.length > 1;
  const number = form.field('number');
  const getHint = (field: 'number' | 'amount', value: unknown): string => {
    const kind = invoice?.reading?.kind;
    // values of another document do not apply
    const isReadFromFile = facts.invoice?.state !== 'confirmed' && (kind === 'invoice' || kind === 'other');
    if (!isReadFromFile) return t(`info.${field}Hint`);
    return t(value === null ? 'info.unsure' : 'info.sure');
  };
  return (
    <Screen
      title={t('info.title')}
      lead={t(linked ? 'info.leadLink' : 'info.lead', { merchant: merchant.name })}
      back={back}
      primary={{ label: t('info.confirm'), disabled: invoiceToConfirm !== null, busy }}
      onSubmit={() => void form.submit()}
    >
      <DocumentNotices />
      <MerchantInvoiceDetails site={choosesSite ? null : site} />
      {linked && number.error !== undefined && (
        <Focusable ref={number.inputRef}>
          <Notice tone="error" announce>
            {number.error}
          </Notice>
        </Focusable>
      )}
      {choosesSite && (
        <Select
          {...form.field('site')}
          label={t('info.site')}
          hint={t('info.siteHint', { merchant: merchant.name })}
          placeholder={t('info.sitePlaceholder')}
          choices={merchant.sites.map((name) => ({ value: name, label: name }))}
          required
        />
      )}
      {!linked && (
        <>
          <TextField
            {...number}
            label={t('info.number')}
            hint={getHint('number', invoice?.number ?? null)}
            name="invoice"
            required
          />
          <TextField
            {...form.field('amount')}
            label={t('info.amount')}
            hint={getHint('amount', facts.invoice?.amount ?? null)}
            inputMode="decimal"
            required
          />
        </>
      )}
      <TextField
        {...form.field('payable')}
        value={payable}
        label={t('info.payable')}
        hint={t('info.payableHint', { most: money(max) })}
        inputMode="decimal"
        required
      />
      <div>
        <p>{t('info.wrong')}</p>
        <Button kind="link" onPress={() => void send({ type: 'newInvoice' })} disabled={busy}>
          {t('info.newInvoice')}
        </Button>
      </div>
      {invoiceToConfirm && <InvoiceConfirm invoice={invoiceToConfirm} confirm={confirm} cancel={cancel} />}
    </Screen>
  );
}

/** The site of the link, an earlier choice that the merchant still has, or the only site. */
function findSite(chosen: string | null, sites: readonly string[], linked: boolean): string | null {
  if (chosen !== null && (linked || sites.includes(chosen))) return chosen;
  return sites.length === 1 ? (sites[0] ?? null) : null;
}

import { validateInvoice } from '@tamarack/core/validation/invoice';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../../app/use-back';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { Screen } from '../../components/screen';
import { Select } from '../../components/select';
import { TextField } from '../../components/text-field';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { DocumentNotices } from './document-notices';
import { Focusable } from './focusable';
import { InvoiceConfirm } from './invoice-confirm';
import { InvoiceKnown } from './invoice-known';
import { useInvoiceForm } from './use-invoice-form';

/** An invoice of a link or a file, to be confirmed: what is the merchant's own stands as it is, the rest is asked. */
export function InvoiceInfo(): ReactElement {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const facts = useFacts();
  const { merchant, invoice } = useView();
  const send = useSend();
  const back = useBack();
  const busy = usePending();
  const linked = facts.invoice?.source === 'link';
  const site = knownSite(invoice?.site ?? null, merchant.sites, linked);
  const { form, payable, most, asked, confirm, cancel } = useInvoiceForm({
    name: 'invoiceInfo',
    event: 'confirmInvoice',
    site: site ?? '',
    check: validateInvoice,
  });
  const choice = linked ? invoice?.site == null && merchant.sites.length > 1 : merchant.sites.length > 1;
  const number = form.field('number');
  const hintOf = (field: 'number' | 'amount', known: unknown): string => {
    const kind = invoice?.reading?.kind;
    // what stands on another document is not what is asked here
    const told = facts.invoice?.state !== 'confirmed' && (kind === 'invoice' || kind === 'other');
    if (!told) return t(`info.${field}Hint`);
    return t(known === null ? 'info.unsure' : 'info.sure');
  };
  return (
    <Screen
      title={t('info.title')}
      lead={t(linked ? 'info.leadLink' : 'info.lead', { merchant: merchant.name })}
      back={back}
      primary={{ label: t('info.confirm'), disabled: asked !== null, busy }}
      onSubmit={() => void form.submit()}
    >
      <DocumentNotices />
      <InvoiceKnown site={choice ? null : site} />
      {linked && number.error !== undefined && (
        <Focusable ref={number.inputRef} tabIndex={-1}>
          <Notice tone="error" announce>
            {number.error}
          </Notice>
        </Focusable>
      )}
      {choice && (
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
            hint={hintOf('number', invoice?.number ?? null)}
            name="invoice"
            required
          />
          <TextField
            {...form.field('amount')}
            label={t('info.amount')}
            hint={hintOf('amount', facts.invoice?.amount ?? null)}
            inputMode="decimal"
            required
          />
        </>
      )}
      <TextField
        {...form.field('payable')}
        value={payable}
        label={t('info.payable')}
        hint={t('info.payableHint', { most: money(most) })}
        inputMode="decimal"
        required
      />
      <div>
        <p>{t('info.wrong')}</p>
        <Button kind="link" onPress={() => void send({ type: 'newInvoice' })} disabled={busy}>
          {t('info.newInvoice')}
        </Button>
      </div>
      {asked && <InvoiceConfirm invoice={asked} confirm={confirm} cancel={cancel} />}
    </Screen>
  );
}

/** The link's own, or what was chosen before while the merchant still has it, or the only one there is. */
function knownSite(chosen: string | null, sites: readonly string[], linked: boolean): string | null {
  if (chosen !== null && (linked || sites.includes(chosen))) return chosen;
  return sites.length === 1 ? (sites[0] ?? null) : null;
}

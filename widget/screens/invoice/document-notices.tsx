import { toCents } from '@tamarack/core/money/cents';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice';
import { useMoney } from '../../i18n/use-money';
import { useView } from '../../store/hooks/use-view';

/** Findings in the document that the applicant should check before paying. */
export function DocumentNotices(): ReactElement | null {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const { merchant, invoice } = useView();
  if (invoice?.fileName == null) return null;
  const { reading } = invoice;
  if (reading === null) return <Notice>{t('document.unread')}</Notice>;
  const { kind, otherMerchant, total, amountDue } = reading;
  const values = { merchant: merchant.name, named: reading.merchant ?? '' };
  const partly = total !== null && amountDue !== null && amountDue < total;
  return (
    <>
      {kind !== 'invoice' && (
        <Notice tone="warn" title={t(`document.${kind}.title`)}>
          {t(`document.${kind}.text`, values)}
        </Notice>
      )}
      {otherMerchant && (
        <Notice tone="warn" title={t('document.otherTitle', values)}>
          {t('document.otherText', values)}
        </Notice>
      )}
      {partly && (
        <Notice title={t('document.partlyTitle')}>
          {t('document.partlyText', { total: money(toCents(total)), due: money(toCents(amountDue)) })}
        </Notice>
      )}
    </>
  );
}

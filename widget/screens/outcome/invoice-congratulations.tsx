import { getConfirmedInvoice } from '@tamarack/core/flow/credit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../app/shell';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { Screen } from '../../components/screen';
import { Spinner } from '../../components/spinner';
import { Steps } from '../../components/steps';
import { useMoney } from '../../i18n/use-money';
import { useFacts } from '../../store/use-facts';
import { useView } from '../../store/use-view';
import { useCompletion } from './use-completion';

/** Completes the payment by itself; closing from here tells the merchant's page that it is approved. */
export function InvoiceCongratulations(): ReactElement {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const invoice = getConfirmedInvoice(useFacts());
  const { contact, merchant, invoice: named } = useView();
  const { done, failed, busy, retry } = useCompletion();
  const shell = useShell();
  if (!done) {
    return (
      <Screen
        key="working"
        centred
        title={t('congratulations.title')}
        primary={failed ? { label: t('congratulations.retry'), onPress: retry, busy } : undefined}
      >
        {failed ? (
          <Notice tone="warn" announce>
            {t('congratulations.failed')}
          </Notice>
        ) : (
          <Spinner label={t('congratulations.working')} />
        )}
      </Screen>
    );
  }
  const rest = invoice ? invoice.amount - invoice.payable : 0;
  return (
    <Screen
      key="done"
      centred
      art={<Icon name="check" size={56} />}
      title={t('congratulations.title')}
      lead={t('congratulations.done', { payable: money(invoice?.payable ?? 0), merchant: merchant.name })}
      primary={{ label: t('congratulations.button'), onPress: () => shell.requestClose() }}
    >
      {rest > 0 && (
        <Notice>{t('congratulations.rest', { rest: money(rest), merchant: merchant.name })}</Notice>
      )}
      <Steps
        items={[
          {
            key: 'paid',
            icon: 'building',
            title: t('congratulations.paidTitle', { merchant: merchant.name }),
            text: t('congratulations.paid', { number: named?.number ?? '' }),
          },
          {
            key: 'mail',
            icon: 'mail',
            title: t('congratulations.mailTitle'),
            text:
              contact.email === null
                ? t('congratulations.mailNoAddress')
                : t('congratulations.mail', { email: contact.email }),
          },
          {
            key: 'weekly',
            icon: 'calendar',
            title: t('congratulations.weeklyTitle'),
            text: t('congratulations.weekly'),
          },
        ]}
      />
    </Screen>
  );
}

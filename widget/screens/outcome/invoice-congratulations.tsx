import { getConfirmedInvoice } from '@tamarack/core/flow/credit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneBadge } from '../../components/done-badge';
import { Screen } from '../../components/layout/screen';
import { Steps } from '../../components/layout/steps';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import { WithNumber } from '../../components/with-number';
import { useMoney } from '../../i18n/use-money';
import { Help } from '../../shell/help';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';
import { useView } from '../../store/hooks/use-view';
import { PasskeyOffer } from './passkey-offer';
import { useCompletion } from './use-completion';

/** Like `Final`, for an invoice. */
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
        key={failed ? 'failed' : 'working'}
        centred
        focusTitle={failed}
        title={t(failed ? 'congratulations.failedTitle' : 'congratulations.title')}
        primary={failed ? { label: t('congratulations.retry'), onPress: retry, busy } : undefined}
      >
        {failed ? (
          <>
            <Notice tone="warn" announce>
              {t('congratulations.failed')}
            </Notice>
            <Help centred />
          </>
        ) : (
          <Spinner label={t('congratulations.working')} />
        )}
      </Screen>
    );
  }
  const number = named?.number ?? '';
  const rest = invoice ? invoice.amount - invoice.payable : 0;
  return (
    <Screen
      key="done"
      centred
      art={<DoneBadge />}
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
            text: <WithNumber text={t('congratulations.paid', { number })} number={number} />,
          },
          {
            key: 'mail',
            icon: 'mail',
            title: t('congratulations.mailTitle'),
            text:
              contact.emailMasked === null
                ? t('congratulations.mailNoAddress')
                : t('congratulations.mail', { email: contact.emailMasked }),
          },
          {
            key: 'weekly',
            icon: 'calendar',
            title: t('congratulations.weeklyTitle'),
            text: t('congratulations.weekly'),
          },
        ]}
      />
      <PasskeyOffer />
    </Screen>
  );
}

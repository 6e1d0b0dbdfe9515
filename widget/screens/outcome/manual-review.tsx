import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { Screen } from '../../components/layout/screen';
import { Steps } from '../../components/layout/steps';
import { Notice } from '../../components/notice';
import { useMoney } from '../../i18n/use-money';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';
import { useResponseSent } from '../../store/hooks/use-response-sent';
import { useView } from '../../store/hooks/use-view';
import { ReviewDue } from './review-due';

/**
 * A person decides on the application or on the full pre-qualified amount. The email contains a resume link.
 */
export function ManualReview(): ReactElement {
  const { t } = useTranslation('outcome');
  const { emailMasked: email } = useView().contact;
  const { entry, outcome, credit } = useFacts();
  const shell = useShell();
  const ofCart = entry === 'cart';
  const final = outcome === 'manualReview' ? null : credit;
  const takes = email === null ? t('manualReview.lead') : t('manualReview.leadTo', { email });
  const money = useMoney();
  const { sent } = useResponseSent();
  return (
    <Screen
      art={<Icon name="clock" size={48} />}
      title={final ? t('manualReview.titleFinal') : t('manualReview.title')}
      lead={final ? `${t('manualReview.leadFinal', { limit: money(final.limit) })} ${takes}` : takes}
      primary={{
        label: ofCart ? t('manualReview.button') : t('manualReview.close'),
        onPress: () => shell.requestClose(),
      }}
    >
      {sent && <Notice tone="ok">{t('manualReview.answered')}</Notice>}
      <ReviewDue />
      <section aria-label={t('manualReview.nextTitle')}>
        <Steps
          items={[
            { key: 'review', title: t('manualReview.step1'), text: t('manualReview.step1More') },
            {
              key: 'wait',
              title: ofCart
                ? t('manualReview.step2', { product: brand.product })
                : t('manualReview.step2Other'),
            },
            { key: 'back', title: t('manualReview.step3') },
          ]}
        />
      </section>
      {final && <Notice>{t('manualReview.instantWaits', { instant: money(final.instant) })}</Notice>}
      <Notice tone="ok">{t('manualReview.obligation')}</Notice>
    </Screen>
  );
}

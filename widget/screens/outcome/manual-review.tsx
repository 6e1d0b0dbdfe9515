import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../app/shell';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { Screen } from '../../components/screen';
import { Steps } from '../../components/steps';
import { useView } from '../../store/use-view';

const steps = ['step1', 'step2', 'step3'] as const;

export function ManualReview(): ReactElement {
  const { t } = useTranslation('outcome');
  const { email } = useView().contact;
  const shell = useShell();
  return (
    <Screen
      art={<Icon name="clock" size={48} />}
      title={t('manualReview.title')}
      lead={email === null ? t('manualReview.lead') : t('manualReview.leadTo', { email })}
      primary={{ label: t('manualReview.button'), onPress: () => shell.requestClose() }}
    >
      <section aria-label={t('manualReview.nextTitle')}>
        <Steps
          items={steps.map((key) => ({ key, title: t(`manualReview.${key}`, { product: brand.product }) }))}
        />
      </section>
      <Notice tone="ok">{t('manualReview.obligation')}</Notice>
    </Screen>
  );
}

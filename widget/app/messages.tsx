import { brand } from '@tamarack/core/brand';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../components/notice';
import { Toast } from '../components/toast';
import { useWidgetState, useWidgetStore } from '../store/context';
import { useShell } from './shell';

/** The error toast over everything, and a quiet line while the network is gone. */
export function Messages(): ReactElement {
  const { t } = useTranslation('common');
  const { overlay } = useShell();
  const { state } = useWidgetStore();
  const toast = useWidgetState((now) => now.toast);
  const offline = useWidgetState((now) => now.offline && now.loading.kind === 'ready');
  const close = (): void => state.setState({ toast: null });
  const retry = toast?.retry;
  return (
    <>
      {offline && toast === null && (
        <Notice tone="warn" announce>
          {t('toast.network')}
        </Notice>
      )}
      {createPortal(
        <Toast
          key={toast?.id}
          text={toast ? t(toast.messageKey, { provider: brand.provider }) : ''}
          closeLabel={t('toast.dismiss')}
          onClose={close}
          action={retry ? { label: t('buttons.retry'), onPress: retry } : undefined}
        />,
        overlay,
      )}
    </>
  );
}

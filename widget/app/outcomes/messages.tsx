import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice';
import { Toast } from '../../components/toast';
import { useParts } from '../../i18n/use-parts';
import { useShell } from '../../shell/shell-context';
import { useWidgetState, useWidgetStore } from '../../store/hooks/store-context';
import { LazyStyle } from '../../theme/lazy-style';
import { VisuallyHidden } from '../../theme/visually-hidden';

const parts = ['messages'] as const;

/** The application is further than the page knew: nobody did anything wrong. */
const informational: readonly string[] = [
  'messages:problem.step-not-allowed',
  'messages:problem.session-reused',
];

/** The toast of errors and information, and a notice while the network is down. */
export function Messages(): ReactElement {
  const { t } = useTranslation('common');
  const textsState = useParts(parts);
  const { overlay } = useShell();
  const { state } = useWidgetStore();
  const toast = useWidgetState((now) => now.toast);
  const offline = useWidgetState((now) => now.offline && now.loading.kind === 'ready');
  const network = offline && toast === null ? t('toast.network') : null;
  const close = (): void => state.setState({ toast: null });
  /**
   * Problem texts are preloaded. A message waits for them and falls back to a general text when they fail to
   * load.
   */
  const toText = (key: string): string => {
    if (textsState === 'ready' || !key.startsWith('messages:')) return t(key);
    return textsState === 'failed' ? t('wrapper.general') : '';
  };
  const retry = toast?.retry;
  return (
    <>
      <LazyStyle />
      {network && <Notice tone="warn">{network}</Notice>}
      {createPortal(
        <>
          {/* said by a region that was there before; beside the content, which is the first screen's to the last element */}
          <VisuallyHidden role="status">{network}</VisuallyHidden>
          <Toast
            key={toast?.id}
            text={toast ? toText(toast.messageKey) : ''}
            isInfo={toast !== null && informational.includes(toast.messageKey)}
            closeLabel={t('toast.dismiss')}
            onClose={close}
            action={retry ? { label: t('buttons.retry'), onPress: retry } : undefined}
          />
        </>,
        overlay,
      )}
    </>
  );
}

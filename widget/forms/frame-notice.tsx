import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { Notice } from '../components/notice';
import { useLanguage } from '../i18n/use-language';
import { useShell } from '../shell/shell-context';
import { useApi } from '../store/hooks/use-api';

/**
 * Why a secure frame cannot be used: it did not load, the page's policy forbids it, or the browser blocks its cookie.
 */
export type FrameObstacle = 'unreachable' | 'forbidden' | 'noCookie';

interface FrameNoticeProps {
  obstacle: FrameObstacle;
  onRetry: () => void;
}

/** Explains why a secure frame cannot be used, and offers a retry or the provider's window. */
export function FrameNotice({ obstacle, onRetry }: FrameNoticeProps): ReactElement {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const { frames } = useApi();
  const { slot, moveToWindow, setScreenFailed } = useShell();
  const [isPopupBlocked, setIsPopupBlocked] = useState(false);

  const isMissing = obstacle !== 'noCookie';
  useEffect(() => {
    if (!isMissing) return;
    setScreenFailed(true);
    return () => setScreenFailed(false);
  }, [isMissing, setScreenFailed]);

  const openWindow = (): void => {
    const page = slot.ownerDocument.defaultView;
    const opened = page?.open(frames.buildWindowUrl(language, page.location.origin), '_blank');
    if (opened) moveToWindow?.(opened);
    else setIsPopupBlocked(true);
  };
  const retries = moveToWindow === null || obstacle === 'unreachable';
  const text = moveToWindow === null && obstacle === 'noCookie' ? 'cookies' : obstacle;
  return (
    <Notice
      tone="error"
      announce
      actions={
        <>
          {retries && (
            <Button kind="secondary" onPress={onRetry}>
              {t('common:buttons.retry')}
            </Button>
          )}
          {moveToWindow !== null && (
            <Button kind={retries ? 'link' : 'secondary'} onPress={openWindow}>
              {t('frame.window')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {t(`frame.${text}`)}
        {obstacle === 'unreachable' && ` ${t('common:wrapper.unreachable')}`}
      </p>
      {isPopupBlocked && <p>{t('frame.popup')}</p>}
    </Notice>
  );
}

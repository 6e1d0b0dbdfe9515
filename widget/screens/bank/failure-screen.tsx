import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon';
import { Screen, type ScreenAction } from '../../components/layout/screen';
import { testEnvironment } from '../../environment/test-environment';
import { formatCountdown, useCountdown } from '../../forms/use-countdown';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { BypassButton } from './bypass/bypass-button';
import { type ConnectionFailure, primaryActions } from './connection/connection-failure';
import { UploadNote } from './upload-note';
import { useUploadAction } from './use-upload-action';

interface FailureScreenProps {
  failure: ConnectionFailure;
  /** Instant, in milliseconds of `Date.now`, before which trying again cannot help. */
  until?: number;
  onTry: () => void;
}

/** Explains why no bank is connected, with the available actions. No frame is open meanwhile. */
export function FailureScreen({ failure, until = 0, onTry }: FailureScreenProps): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const wait = useCountdown(until);
  const way = primaryActions[failure];
  const upload = useUploadAction(t('upload.action'));
  const label =
    wait > 0
      ? t('trouble.againIn', { time: formatCountdown(wait) })
      : t(`trouble.${way === 'upload' ? 'again' : way}`);
  const connect: ScreenAction = { label, onPress: onTry, disabled: busy || wait > 0 };
  const [primary, secondary] = way === 'upload' ? [upload, connect] : [connect, upload];
  return (
    <Screen
      art={<Icon name={failure === 'disconnected' ? 'check' : 'alertInCircle'} size={40} />}
      title={t(`trouble.${failure}Title`)}
      lead={t(`trouble.${failure}Body`)}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={primary}
      secondary={secondary}
    >
      <UploadNote />
      {testEnvironment && <BypassButton />}
    </Screen>
  );
}

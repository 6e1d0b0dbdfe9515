import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingCode } from '../../../api/types';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Screen } from '../../../components/layout/screen';
import { Notice } from '../../../components/notice';
import { SecureFrameView } from '../../../components/secure-frame';
import { useCountdown } from '../../../forms/use-countdown';
import { useBack } from '../../../shell/use-back';
import { usePending } from '../../../store/hooks/use-pending';
import type { SendResult } from '../../../store/state/state';
import { CodeExpired } from './code-expired';
import { CodeTimes } from './code-times';
import { toNonBreaking } from './to-non-breaking';
import { toTyped } from './to-typed';
import { useCode } from './use-code';
import { useNotSentText } from './use-not-sent-text';

interface CodeStepProps {
  /** Prefix of the texts, and the name of the drafts for code and clock. */
  screen: 'verifyPhone' | 'verifyEmail';
  pending: PendingCode;
  /** The number or address as it was typed, if it was on this device. */
  typed?: string;
  /** Has the frame send the code. */
  confirm: (submit: () => Promise<void>) => Promise<SendResult>;
  resend: () => Promise<SendResult>;
  /** Changes the number or address; null if it cannot change. */
  change: (() => void) | null;
  /** In place of the change, for people who cannot receive the code. */
  lost?: ReactNode;
}

/**
 * Second step of phone and email: the code while it is valid, then the 10-minute rule and its alternative.
 */
export function CodeStep({
  screen,
  pending,
  typed = '',
  change,
  lost,
  ...calls
}: CodeStepProps): ReactElement {
  const { t } = useTranslation('verify');
  const back = useBack();
  const to = toTyped(typed, pending.to);
  const notSentText = useNotSentText();
  const busy = usePending();
  const { frame, clock, refused, isResent, refusal, check, again } = useCode(screen, pending, calls);
  const waits = useCountdown(clock.resendAt) > 0;
  const live = clock.life === 'live';
  const way = change === null ? 'locked' : screen;
  const titles = { live: t(`${screen}.codeTitle`), expired: t('code.expired'), locked: t('code.locked') };
  return (
    <Screen
      key={clock.life}
      art={<Icon name={screen === 'verifyPhone' ? 'phone' : 'mail'} size={40} />}
      title={titles[clock.life]}
      lead={
        live ? t(`${screen}.codeLead`, { to: screen === 'verifyPhone' ? toNonBreaking(to) : to }) : undefined
      }
      focusTitle={!live}
      back={back}
      primary={
        live
          ? { label: t('code.verify'), busy, disabled: frame.notice !== null }
          : { label: t('code.sendNew'), onPress: () => void again(), busy, disabled: waits }
      }
      onSubmit={check}
    >
      {live ? (
        <>
          <SecureFrameView {...frame} title={t('code.frame')} reserved={116} />
          <CodeTimes
            clock={clock}
            showAttempts={refused}
            isResent={isResent}
            busy={busy}
            onResend={() => void again()}
          />
        </>
      ) : (
        <CodeExpired
          rule={clock.life === 'locked' ? t(`${way}.lockedRule`) : t(`${way}.retryRule`)}
          clock={clock}
        />
      )}
      {refusal && (
        <Notice tone="error" announce>
          {notSentText(refusal)}
        </Notice>
      )}
      {change === null ? (
        lost
      ) : (
        <div>
          <Button kind="link" onPress={change} disabled={busy}>
            {t(`${screen}.another`)}
          </Button>
        </div>
      )}
    </Screen>
  );
}

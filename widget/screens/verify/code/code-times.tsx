import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Live } from '../../../components/live';
import { formatCountdown, useCountdown } from '../../../forms/use-countdown';
import { tokens } from '../../../theme/tokens';
import type { CodeClock } from './code-clock';

interface CodeTimesProps {
  clock: CodeClock;
  showAttempts: boolean;
  /** Another code was sent, and no digit of it was tried yet. */
  isResent: boolean;
  busy: boolean;
  onResend: () => void;
}

/** Seconds before expiry from which a new code is suggested: after it, the wait is ten minutes (specification, section 4). */
const EXPIRING_SECONDS = 120;

/** Remaining validity, remaining attempts, and when another code can be requested. */
export function CodeTimes({ clock, showAttempts, isResent, busy, onResend }: CodeTimesProps): ReactElement {
  const { t } = useTranslation('verify');
  const resendIn = useCountdown(clock.resendAt);
  const isExpiring = clock.expiresIn <= EXPIRING_SECONDS && resendIn === 0;
  return (
    <Lines>
      <Live>{showAttempts && <p>{t('code.attemptsLeft', { count: clock.attemptsLeft })}</p>}</Live>
      <p role="timer">
        <Icon name="clock" size={20} />
        <span>{t('code.expiresIn', { time: formatCountdown(clock.expiresIn) })}</span>
      </p>
      <div>
        <Button kind="link" onPress={onResend} disabled={busy || resendIn > 0}>
          {resendIn > 0 ? t('code.resendIn', { time: formatCountdown(resendIn) }) : t('code.resend')}
        </Button>
      </div>
      <p role="status">{isExpiring ? t('code.expiring') : isResent && t('code.resent')}</p>
    </Lines>
  );
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  color: ${tokens.colour.muted};
  font-variant-numeric: tabular-nums;

  > p {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }
`;

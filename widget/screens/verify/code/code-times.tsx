import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { formatCountdown, useCountdown } from '../../../forms/use-countdown';
import { tokens } from '../../../theme/tokens';
import type { CodeClock } from './code-clock';

interface CodeTimesProps {
  clock: CodeClock;
  showAttempts: boolean;
  busy: boolean;
  onResend: () => void;
}

/** Seconds before expiry from which a new code is suggested: after it, the wait is ten minutes (specification, section 4). */
const EXPIRING_SECONDS = 120;

/** Remaining validity, remaining attempts, and when another code can be requested. */
export function CodeTimes({ clock, showAttempts, busy, onResend }: CodeTimesProps): ReactElement {
  const { t } = useTranslation('verify');
  const resendIn = useCountdown(clock.resendAt);
  return (
    <Lines>
      {showAttempts && <p>{t('code.attemptsLeft', { count: clock.attemptsLeft })}</p>}
      <p role="timer">
        <Icon name="clock" size={20} />
        <span>{t('code.expiresIn', { time: formatCountdown(clock.expiresIn) })}</span>
      </p>
      <div>
        <Button kind="link" onPress={onResend} disabled={busy || resendIn > 0}>
          {resendIn > 0 ? t('code.resendIn', { time: formatCountdown(resendIn) }) : t('code.resend')}
        </Button>
      </div>
      <p role="status">{clock.expiresIn <= EXPIRING_SECONDS && resendIn === 0 && t('code.expiring')}</p>
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

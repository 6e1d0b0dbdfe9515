import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice';
import { formatCountdown, useCountdown } from '../../../forms/use-countdown';
import type { CodeClock } from './code-clock';

/** A code that expired or was tried too often: when another can be sent, and the alternatives. */
export function CodeExpired(props: { rule: string; clock: CodeClock }): ReactElement {
  const { t } = useTranslation('verify');
  const retryIn = useCountdown(props.clock.resendAt);
  return (
    <Notice tone="warn" icon="clock">
      <p>{props.rule}</p>
      {retryIn > 0 && <p role="timer">{t('code.retryIn', { time: formatCountdown(retryIn) })}</p>}
    </Notice>
  );
}

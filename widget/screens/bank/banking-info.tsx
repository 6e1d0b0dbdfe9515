import type { BankTrouble } from '@tamarack/core/flow/facts';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { testEnvironment } from '../../environment/test-environment';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { AccountCreation } from './account-creation';
import { BypassButton } from './bypass/bypass-button';
import { Connected } from './connection/connected';
import type { ConnectionFailure } from './connection/connection-failure';
import { ConnectionFrame } from './connection/connection-frame';
import { useBankConnection } from './connection/use-bank-connection';
import { useIsLate } from './connection/use-is-late';
import { FailureScreen } from './failure-screen';
import { BankHint, UploadHint } from './upload-hint';
import { useBankVisit } from './use-bank-visit';

/** Why scoring got no data from the bank. */
const connectionFailures: Readonly<Record<BankTrouble, ConnectionFailure>> = {
  retryCredentials: 'retryCredentials',
  retryLater: 'retryLater',
  chooseAnotherBank: 'chooseAnotherBank',
  timedOut: 'bankSilent',
};

export function BankingInfo(): ReactElement {
  const { bank, bankTrouble } = useFacts();
  const { failureSeen, set } = useBankVisit();
  // Nothing opens automatically after a bank returned no data or was disconnected here.
  const [started, setStarted] = useState(bank === 'none' && (bankTrouble === null || failureSeen));
  useEffect(() => {
    if (bank === 'none') return;
    setStarted(false);
    set({ failureSeen: false });
  }, [bank, set]);
  // Also after a refresh in between: the account is saved, but scoring has not started.
  if (bank !== 'none') return <AccountCreation connected={bank === 'connected'} />;
  if (started) return <Connecting />;
  const failure = bankTrouble === null ? 'disconnected' : connectionFailures[bankTrouble];
  const start = (): void => {
    set({ failureSeen: true });
    setStarted(true);
  };
  return <FailureScreen key={failure} failure={failure} onTry={start} />;
}

/** The aggregator's page in a frame, and its result. */
function Connecting(): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const { stage, frameRef, again } = useBankConnection(useLanguage());
  const waiting = stage.at === 'opening' || (stage.at === 'open' && !stage.alive);
  const isLate = useIsLate(waiting);
  if (stage.at === 'connected') return <Connected />;
  if (stage.at === 'failed') {
    return <FailureScreen key={stage.failure} failure={stage.failure} until={stage.until} onTry={again} />;
  }
  const hint = stage.at === 'open' ? stage.hint : null;
  const waitingText = t(isLate ? 'bankingInfo.stillConnecting' : 'bankingInfo.connecting');
  return (
    <Screen
      title={t('bankingInfo.title')}
      lead={t('bankingInfo.lead')}
      wide
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
    >
      {hint && <BankHint hint={hint} />}
      <ConnectionFrame
        frameRef={frameRef}
        url={stage.at === 'open' ? stage.connection.url : null}
        waiting={waiting ? waitingText : null}
        title={t('bankingInfo.frameTitle')}
      />
      {hint !== 'bankOff' && <UploadHint />}
      {testEnvironment && <BypassButton />}
    </Screen>
  );
}

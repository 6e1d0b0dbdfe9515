import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { Notice } from '../../components/notice';
import { Spinner } from '../../components/spinner';
import { Help } from '../../shell/help';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { Connected } from './connection/connected';
import { DisconnectLine } from './disconnect-line';

/** Milliseconds for which "Connected" is shown before the flow continues: time to read it, or to press Continue. */
export const BREATH = 2000;

/** "Connected", then "Please wait" while scoring starts; the scoring screen follows. */
export function AccountCreation({ connected }: { connected: boolean }): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending('startScoring');
  const [creating, setCreating] = useState(!connected);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (creating) return;
    const timer = setTimeout(() => setCreating(true), BREATH);
    return () => clearTimeout(timer);
  }, [creating]);

  useEffect(() => {
    if (!creating || failed) return;
    let current = true;
    void send({ type: 'startScoring' }).then((result) => current && setFailed(!result.ok));
    return () => {
      current = false;
    };
  }, [creating, failed, send]);

  if (!creating) return <Connected next={() => setCreating(true)} />;
  return (
    <Screen
      key="creating"
      centred
      title={t(failed ? 'bankingInfo.notStartedTitle' : 'bankingInfo.pleaseWait')}
      primary={failed ? { label: common('buttons.retry'), onPress: () => setFailed(false), busy } : undefined}
    >
      {failed ? (
        <>
          <Notice tone="warn" announce>
            {t('bankingInfo.notStarted')}
          </Notice>
          <Help centred />
          <DisconnectLine within="screen" />
        </>
      ) : (
        <Spinner label={t('bankingInfo.creating')} />
      )}
    </Screen>
  );
}

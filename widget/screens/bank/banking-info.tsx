import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice';
import { Screen } from '../../components/screen';
import { useLanguage } from '../../i18n/use-language';
import { useFacts } from '../../store/use-facts';
import { usePending } from '../../store/use-pending';
import { useSend } from '../../store/use-send';
import { AccountCreation } from './account-creation';
import { BypassButton } from './bypass/bypass-button';
import { testEnvironment } from './bypass/test-environment';
import { Connected } from './connected';
import { ConnectionFrame } from './connection-frame';
import { useBankConnection } from './use-bank-connection';

export function BankingInfo(): ReactElement {
  const { bank } = useFacts();
  // Also after a refresh between the two: the account is there, only its review has not begun.
  return bank === 'none' ? <Connecting /> : <AccountCreation connected={bank === 'connected'} />;
}

/** The aggregator's page in a frame, and what comes of it. */
function Connecting(): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const { stage, frameRef, retry } = useBankConnection(useLanguage());
  if (stage.at === 'connected') return <Connected />;
  const failed = stage.at === 'failed' ? stage.failure : null;
  return (
    <Screen
      title={t('bankingInfo.title')}
      lead={t('bankingInfo.lead')}
      wide
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={failed ? { label: t('bankingInfo.retry'), onPress: retry } : undefined}
    >
      {failed ? (
        <Notice tone="warn" announce title={t(`bankingInfo.${failed}Title`)}>
          <p>{t(`bankingInfo.${failed}Body`)}</p>
        </Notice>
      ) : (
        <ConnectionFrame
          frameRef={frameRef}
          url={stage.at === 'open' ? stage.connection.url : null}
          waiting={stage.at !== 'open' || !stage.alive}
          title={t('bankingInfo.frameTitle')}
          waitingText={t('bankingInfo.connecting')}
        />
      )}
      {testEnvironment && <BypassButton />}
    </Screen>
  );
}

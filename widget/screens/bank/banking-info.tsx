import type { BankTrouble } from '@tamarack/core/flow/facts';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Screen } from '../../components/layout/screen';
import { Live } from '../../components/live';
import { testEnvironment } from '../../environment/test-environment';
import { useLanguage } from '../../i18n/use-language';
import { useShell } from '../../shell/shell-context';
import { useApi } from '../../store/hooks/use-api';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { AccountCreation } from './account-creation';
import { BypassButton } from './bypass/bypass-button';
import {
  type BankEmbedding,
  getBankEmbedding,
  getIsolatedEmbedding,
  isolatedQuery,
  watchBankEmbedding,
} from './connection/bank-embedding';
import { compareWithTwin } from './connection/compare-with-twin';
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

/** One connection after the other, the next one in another way if the browser blocks the first. */
function Connecting(): ReactElement {
  const { slot } = useShell();
  const page = slot.ownerDocument.defaultView;
  const [attempt, setAttempt] = useState(0);
  const [embedding, setEmbedding] = useState(() => getBankEmbedding(page));
  useEffect(
    () => (embedding === 'plain' ? watchBankEmbedding(page, setEmbedding) : undefined),
    [page, embedding],
  );
  return (
    <Connection
      key={`${embedding} ${attempt}`}
      embedding={embedding}
      onAgain={() => setAttempt((n) => n + 1)}
      onBlocked={setEmbedding}
    />
  );
}

interface ConnectionProps {
  readonly embedding: BankEmbedding;
  readonly onAgain: () => void;
  /** The page lets in no document without an embedder policy. Called with the way that is left. */
  readonly onBlocked: (embedding: BankEmbedding) => void;
}

/** The aggregator's page in a secure frame, and its result. */
function Connection({ embedding, onAgain, onBlocked }: ConnectionProps): ReactElement {
  const { t } = useTranslation('bank');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const { frames } = useApi();
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const { stage, frame, complete } = useBankConnection(embedding);
  const isSilent = embedding === 'plain' && stage.at === 'opening' && frame.height === null;
  useEffect(() => {
    const page = place.current?.ownerDocument.defaultView;
    if (!isSilent || !place.current || !page) return;
    return compareWithTwin(
      place.current,
      () => frames.buildUrl('bank', language, isolatedQuery),
      () => onBlocked(getIsolatedEmbedding(page)),
    );
  }, [isSilent, frames, language, onBlocked]);
  const waiting = stage.at === 'opening' || (stage.at === 'open' && !stage.alive);
  const isLate = useIsLate(waiting);
  const failure = stage.at === 'failed' ? stage.failure : null;
  const hint = stage.at === 'open' ? stage.hint : null;
  const waitingText = t(isLate ? 'bankingInfo.stillConnecting' : 'bankingInfo.connecting');
  // The frame has the login until it is saved.
  const hasFrame = failure === null || failure === 'notSaved';
  return (
    <>
      {hasFrame && (
        <Place ref={place} hidden={stage.at === 'connected' || stage.at === 'failed'}>
          <Screen
            title={t('bankingInfo.title')}
            lead={t('bankingInfo.lead')}
            wide
            back={{
              label: common('buttons.back'),
              onPress: () => void send({ type: 'back' }),
              disabled: busy,
            }}
          >
            <Live>{hint && <BankHint hint={hint} />}</Live>
            <ConnectionFrame
              frameRef={frame.frameRef}
              url={frame.url}
              waiting={waiting ? waitingText : null}
              title={t('bankingInfo.frameTitle')}
            />
            {hint !== 'bankOff' && <UploadHint />}
            {testEnvironment && <BypassButton />}
          </Screen>
        </Place>
      )}
      {stage.at === 'connected' && <Connected />}
      {stage.at === 'failed' && (
        <FailureScreen
          key={stage.failure}
          failure={stage.failure}
          until={stage.until}
          onTry={() => (failure === 'notSaved' ? void complete(frame) : onAgain())}
        />
      )}
    </>
  );
}

/** Hidden instead of removed, so that its frames remain loaded. */
const Place = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

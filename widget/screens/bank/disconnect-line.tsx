import { isActionAllowed, isDraft } from '@tamarack/core/flow/action-guards';
import type { Facts } from '@tamarack/core/flow/facts';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Modal } from '../../components/modal';
import { Notice } from '../../components/notice';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { tokens } from '../../theme/tokens';
import { useBankVisit } from './use-bank-visit';

interface DisconnectLineProps {
  /** `screen`: part of the screen's content instead of a bar at its foot. */
  within?: 'dialog' | 'screen';
}

/**
 * States that a bank is connected and offers to disconnect it, wherever the flow allows that. Needs the `bank`
 * texts.
 */
export function DisconnectLine({ within = 'dialog' }: DisconnectLineProps): ReactElement | null {
  const { t } = useTranslation('bank');
  const facts = useFacts();
  const send = useSend();
  const pending = usePending();
  const busy = usePending('disconnectBank');
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState(false);
  const visit = useBankVisit();

  const ask = (): void => {
    setFailed(false);
    setAsking(true);
  };
  const disconnect = async (): Promise<void> => {
    setFailed(false);
    const { ok } = await send({ type: 'disconnectBank' });
    setAsking(!ok);
    setDone(ok);
    if (ok) visit.set({ disconnected: true });
    setFailed(!ok);
  };

  if (!isActionAllowed('disconnectBank', facts)) return done ? <Done /> : null;
  return (
    <Line $bar={within === 'dialog'}>
      <Icon name="bank" size={20} />
      <span>{t('disconnect.connected')}</span>
      <Button kind="link" onPress={ask} disabled={pending}>
        {t('disconnect.action')}
      </Button>
      {asking && (
        <Modal
          title={t('disconnect.title')}
          confirm={{
            label: t('disconnect.confirm'),
            onPress: () => void disconnect(),
            busy,
            kind: 'danger',
          }}
          cancel={{ label: t('disconnect.keep'), onPress: () => setAsking(false) }}
        >
          <Texts>
            <p>{t('disconnect.deleted')}</p>
            <p>{t(`disconnect.${getStateAfterDisconnect(facts)}`)}</p>
            {failed && (
              <Notice tone="error" announce>
                {t('disconnect.failed')}
              </Notice>
            )}
          </Texts>
        </Modal>
      )}
    </Line>
  );
}

/** State of the application after the bank is disconnected. */
function getStateAfterDisconnect(facts: Facts): 'draft' | 'inReview' | 'decided' {
  if (isDraft(facts)) return 'draft';
  const waits = facts.outcome === 'manualReview' || facts.qualification === 'finalReviewRequested';
  return waits ? 'inReview' : 'decided';
}

/** Replaces the pressed button and takes the focus. */
function Done(): ReactElement {
  const { t } = useTranslation('bank');
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <Line $bar ref={line} role="status" tabIndex={-1}>
      <Icon name="check" size={20} />
      <span>{t('disconnect.done')}</span>
    </Line>
  );
}

const bar = css`
  padding: ${tokens.space.xxs} ${tokens.space.m};
  border-top: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.sunken};
`;

const Line = styled.div<{ $bar: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${tokens.space.xs};
  min-height: ${tokens.target};
  ${({ $bar }) => $bar && bar}
  color: ${tokens.colour.muted};
  font-size: ${tokens.font.small};

  > button {
    margin-inline: 0;
  }
  &:focus {
    outline: none;
  }
`;

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
`;

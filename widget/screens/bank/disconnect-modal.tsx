import { isDraft } from '@tamarack/core/flow/action-guards';
import type { Facts } from '@tamarack/core/flow/facts';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Modal } from '../../components/modal';
import { Notice } from '../../components/notice';
import { useSecureFrame } from '../../forms/use-secure-frame';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';
import { tokens } from '../../theme/tokens';

interface DisconnectModalProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Asks first. A secure frame, which shows nothing, calls the API. */
export function DisconnectModal({ onDone, onCancel }: DisconnectModalProps): ReactElement {
  const { t } = useTranslation('bank');
  const facts = useFacts();
  const send = useSend();
  const busy = usePending('disconnectBank');
  const [failed, setFailed] = useState(false);
  const { url, frameRef, notice, submit } = useSecureFrame({
    kind: 'disconnect',
    disabled: false,
    onSubmit: () => {},
    onEscape: onCancel,
  });
  const disconnect = async (): Promise<void> => {
    setFailed(false);
    const { ok } = await send({ type: 'disconnectBank', submit });
    if (ok) onDone();
    else setFailed(true);
  };
  return (
    <Modal
      title={t('disconnect.title')}
      confirm={{
        label: t('disconnect.confirm'),
        onPress: () => void disconnect(),
        busy,
        disabled: notice !== null,
        kind: 'danger',
      }}
      cancel={{ label: t('disconnect.keep'), onPress: onCancel }}
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
      {notice ?? (
        <iframe ref={frameRef} src={url} title={t('disconnect.action')} referrerPolicy="origin" hidden />
      )}
    </Modal>
  );
}

/** State of the application after the bank is disconnected. */
function getStateAfterDisconnect(facts: Facts): 'draft' | 'inReview' | 'decided' {
  if (isDraft(facts)) return 'draft';
  const waits = facts.outcome === 'manualReview' || facts.qualification === 'finalReviewRequested';
  return waits ? 'inReview' : 'decided';
}

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
`;

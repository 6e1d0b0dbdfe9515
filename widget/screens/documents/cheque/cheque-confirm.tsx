import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Live } from '../../../components/live';
import { Modal } from '../../../components/modal';
import { Notice } from '../../../components/notice';
import { SecureFrameView } from '../../../components/secure-frame';
import { useSecureFrame } from '../../../forms/use-secure-frame';
import { tokens } from '../../../theme/tokens';

interface ChequeConfirmProps {
  fileName: string;
  /** Error text. */
  failure: string | null;
  /** A file is still being checked and may be rejected. */
  checking: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A summary before submission, in a secure frame, with the applicant's consent. */
export function ChequeConfirm(props: ChequeConfirmProps): ReactElement {
  const { t } = useTranslation('cheque');
  const frame = useSecureFrame({
    kind: 'cheque-summary',
    // not a parameter: the server need not know it
    query: `#file=${encodeURIComponent(props.fileName)}`,
    disabled: false,
    onSubmit: () => {},
    onEscape: props.onCancel,
  });
  return (
    <Modal
      wide
      title={t('confirm.title')}
      confirm={{
        label: t('confirm.submit'),
        onPress: props.onConfirm,
        busy: props.busy || props.checking,
        disabled: frame.notice !== null,
      }}
      cancel={{ label: t('confirm.back'), onPress: props.onCancel }}
    >
      <Content>
        <p>{t('confirm.lead')}</p>
        <SecureFrameView {...frame} title={t('confirm.summary')} reserved={184} />
        <p>{t('confirm.consent')}</p>
        <Live>{props.checking && <p>{t('confirm.checking')}</p>}</Live>
        {props.failure !== null && (
          <Notice tone="error" announce>
            {props.failure}
          </Notice>
        )}
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
`;

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SecureFrameView } from '../../../components/secure-frame';
import { useSecureFrame } from '../../../forms/use-secure-frame';
import { useShell } from '../../../shell/shell-context';
import { usePending } from '../../../store/hooks/use-pending';
import { useSend } from '../../../store/hooks/use-send';

/** The way out for the new holder of a number. It is pressed in a secure frame, so that no page detaches a number. */
export function StartOver(): ReactElement {
  const { t } = useTranslation('verify');
  const send = useSend();
  const { requestClose } = useShell();
  const frame = useSecureFrame({
    kind: 'start-over',
    disabled: usePending('startOver'),
    onSubmit: ({ submit }) => void send({ type: 'startOver', submit }),
    onEscape: requestClose,
  });
  return <SecureFrameView {...frame} title={t('proof.startOver')} reserved={144} />;
}

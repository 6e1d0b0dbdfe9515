import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SecureFrameView } from '../components/secure-frame';
import { useShell } from '../shell/shell-context';
import { usePending } from '../store/hooks/use-pending';
import { useView } from '../store/hooks/use-view';
import { supportsPasskeys } from './supports-passkeys';
import { type SecureFrame, useSecureFrame } from './use-secure-frame';

interface PasskeyFrameProps {
  /** Gives the second proof, approves a purchase that needs a passkey too, or creates one for the next purchase. */
  use: 'proof' | 'purchase' | 'create';
  /** The browser's dialog returned a result. */
  onAnswer: (submit: SecureFrame['submit']) => void;
  /** The customer is reading it, or using the browser's dialog. */
  onRead?: () => void;
}

/** A passkey prompt in a secure frame, which opens the browser's dialog. Renders nothing if it cannot be used. */
export function PasskeyFrame(props: PasskeyFrameProps): ReactElement | null {
  const { slot, moveToWindow } = useShell();
  const { passkey } = useView().contact;
  const wanted = props.use === 'create' ? 'create' : 'use';
  const page = slot.ownerDocument.defaultView;
  if (passkey !== wanted || !supportsPasskeys(page, wanted, moveToWindow === null)) return null;
  return <PasskeyFrameView {...props} />;
}

/** Expected heights of the documents, in a wide dialog. */
const heights = { proof: 108, purchase: 108, create: 189 } as const;

function PasskeyFrameView({ use, onAnswer, onRead }: PasskeyFrameProps): ReactElement | null {
  const { t } = useTranslation('messages');
  const { requestClose } = useShell();
  const frame = useSecureFrame({
    kind: 'passkey',
    query: `&use=${use}`,
    disabled: usePending('usePasskey'),
    onSubmit: ({ submit }) => onAnswer(submit),
    onEscape: requestClose,
    onMessage: ({ type }) => {
      if (type === 'state' || type === 'submitRequested') onRead?.();
    },
  });
  // there is always an alternative, so a frame that cannot be used is hidden
  if (frame.notice !== null || frame.state === 'invalid') return null;
  return (
    <SecureFrameView
      {...frame}
      title={t(use === 'create' ? 'passkey.create' : 'passkey.use')}
      reserved={heights[use]}
      allow="publickey-credentials-create; publickey-credentials-get"
    />
  );
}

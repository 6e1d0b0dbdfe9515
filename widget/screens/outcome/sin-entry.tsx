import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { SecureFrameView } from '../../components/secure-frame';
import { useFrameForm } from '../../forms/use-frame-form';
import { Help } from '../../shell/help';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

/** The SIN and the details to confirm, in a secure frame. */
export function SinEntry(): ReactElement {
  const { t } = useTranslation('outcome');
  const send = useSend();
  const busy = usePending('saveSin');
  const { frame, submit } = useFrameForm({
    kind: 'sin',
    save: (save) => void send({ type: 'saveSin', submit: save }),
  });
  return (
    <Screen
      title={t('sinEntry.title')}
      lead={t('sinEntry.message')}
      primary={{ label: t('sinEntry.next'), busy, disabled: frame.notice !== null }}
      onSubmit={submit}
    >
      <SecureFrameView {...frame} title={t('sinEntry.label')} reserved={358} />
      {/* whoever finds a mistake in their details can no longer change them */}
      <Help />
    </Screen>
  );
}

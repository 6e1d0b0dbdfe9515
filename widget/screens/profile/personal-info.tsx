import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { SecureFrameView } from '../../components/secure-frame';
import { useFrameForm } from '../../forms/use-frame-form';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

/** Who the applicant is. The fields are in a secure frame, which saves them. */
export function PersonalInfo(): ReactElement {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const send = useSend();
  const busy = usePending();
  const { frame, submit } = useFrameForm({
    kind: 'identity',
    save: (save) => void send({ type: 'savePersonal', submit: save }),
    onPressed: () => void send({ type: 'changeEmail' }),
  });
  return (
    <Screen
      title={t('personal.title')}
      lead={t('personal.lead')}
      back={{ label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy }}
      primary={{ label: common('buttons.next'), busy, disabled: frame.notice !== null }}
      onSubmit={submit}
    >
      <SecureFrameView {...frame} title={t('personal.title')} reserved={800} />
    </Screen>
  );
}

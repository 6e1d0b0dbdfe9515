import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../components/layout/screen';
import { SecureFrameView } from '../../components/secure-frame';
import { type SecureFrame, useSecureFrame } from '../../forms/use-secure-frame';
import { useShell } from '../../shell/shell-context';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

/** The agreement is read and signed in a secure frame; this page learns only that it was. */
export function SignAgreement(): ReactElement {
  const { t } = useTranslation('offer');
  const { t: common } = useTranslation('common');
  const { option } = useFacts();
  const send = useSend();
  const busy = usePending();
  const back = { label: common('buttons.back'), onPress: () => void send({ type: 'back' }), disabled: busy };
  return (
    <Screen wide endFooter title={t('signAgreement.title')} lead={t('signAgreement.lead')} back={back}>
      {/* another option, another agreement */}
      <AgreementFrame key={option} />
    </Screen>
  );
}

function AgreementFrame(): ReactElement {
  const { t } = useTranslation('offer');
  const { requestClose } = useShell();
  const send = useSend();

  /** The press in the frame signs; this awaits its result. */
  const sign = async ({ submit }: Pick<SecureFrame, 'submit'>): Promise<void> => {
    let signed = false;
    const result = await send({
      type: 'sign',
      submit: async () => {
        await submit();
        signed = true;
      },
    });
    if (!result.ok && signed) void send({ type: 'refresh' });
  };

  const frame = useSecureFrame({
    kind: 'agreement',
    disabled: usePending(),
    onSubmit: (ready) => void sign(ready),
    onEscape: requestClose,
    onOutdated: () => void send({ type: 'refresh' }),
  });
  return <SecureFrameView {...frame} title={t('signAgreement.frame')} reserved={920} />;
}

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeyFrame } from '../../forms/passkey-frame';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { CodeStep } from './code/code-step';
import { LostEmail } from './code/lost-email';
import { LockedStep } from './locked-step';

/**
 * The phone belongs to an account: a code to its address, or a passkey, is the second proof. The address is not typed, nor
 * shown: whoever has the phone alone learns nothing of it.
 */
export function ProveEmail(): ReactElement {
  const { t } = useTranslation('verify');
  const { pendingEmail, proof } = useView().contact;
  const send = useSend();
  const to = t('proof.address');
  const others = (
    <>
      <PasskeyFrame use="proof" onAnswer={(submit) => void send({ type: 'usePasskey', submit })} />
      <LostEmail canStartOver={proof?.canStartOver ?? false} />
    </>
  );
  if (pendingEmail === null)
    return (
      <LockedStep
        title={t('proof.title')}
        lead={t('proof.lead', { to })}
        action={t('proof.send')}
        event={{ type: 'sendEmailCode' }}
      >
        {others}
      </LockedStep>
    );
  return (
    <CodeStep
      screen="verifyEmail"
      pending={{ ...pendingEmail, to }}
      confirm={(submit) => send({ type: 'proveEmail', submit })}
      resend={() => send({ type: 'sendEmailCode' })}
      change={null}
      lost={others}
    />
  );
}

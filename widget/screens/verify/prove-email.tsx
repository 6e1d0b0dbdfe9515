import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { CodeStep } from './code/code-step';
import { LostEmail } from './code/lost-email';
import { LockedStep } from './locked-step';

/** The phone belongs to an account: a code to its address is the second proof. The address is not typed, nor shown. */
export function ProveEmail(): ReactElement {
  const { t } = useTranslation('verify');
  const { pendingEmail, proof } = useView().contact;
  const send = useSend();
  const lost = <LostEmail canStartOver={proof?.canStartOver ?? false} />;
  if (pendingEmail === null)
    return (
      <LockedStep
        title={t('proof.title')}
        lead={t('proof.lead', { email: proof?.emailMasked ?? '' })}
        action={t('proof.send')}
        event={{ type: 'sendEmailCode' }}
      >
        {lost}
      </LockedStep>
    );
  return (
    <CodeStep
      screen="verifyEmail"
      pending={pendingEmail}
      confirm={(submit) => send({ type: 'proveEmail', submit })}
      resend={() => send({ type: 'sendEmailCode' })}
      change={null}
      lost={lost}
    />
  );
}

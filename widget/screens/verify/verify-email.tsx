import { normalizeEmail } from '@tamarack/core/validation/email';
import { type ReactElement, useRef } from 'react';
import { useDraft } from '../../store/hooks/use-draft';
import { useFacts } from '../../store/hooks/use-facts';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { CodeStep } from './code/code-step';
import { EmailStep } from './email-step';
import { ProveEmail } from './prove-email';
import { Verified } from './verified';

/** Three steps: the address, its code, and "Email Verified". A locked session uses the account's address. */
export function VerifyEmail(): ReactElement {
  const { emailVerified, locked } = useFacts();
  const { contact } = useView();
  const { draft } = useDraft('verifyEmail', { email: '' });
  const send = useSend();
  const wasVerified = useRef(emailVerified);
  const change = (): void => void send({ type: 'changeEmail' });
  if (locked) return <ProveEmail />;
  if (emailVerified) {
    return (
      <Verified
        screen="verifyEmail"
        to={contact.emailMasked ?? ''}
        goesOn={!wasVerified.current}
        next={() => void send({ type: 'continueFromEmail' })}
        change={change}
      />
    );
  }
  const { pendingEmail } = contact;
  if (pendingEmail === null) return <EmailStep />;
  return (
    <CodeStep
      screen="verifyEmail"
      pending={pendingEmail}
      typed={normalizeEmail(draft.email)}
      confirm={(submit) => send({ type: 'confirmEmailCode', submit })}
      resend={() => send({ type: 'sendEmailCode' })}
      change={change}
    />
  );
}

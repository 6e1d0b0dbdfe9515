import type { ReactElement } from 'react';
import { useDraft } from '../../store/use-draft';
import { useFacts } from '../../store/use-facts';
import { useSend } from '../../store/use-send';
import { useView } from '../../store/use-view';
import { CodeStep } from './code-step';
import { PhoneStep } from './phone-step';
import { Verified } from './verified';

/** Two steps: the number, then its code. Reached again by Back, it shows the verified number. */
export function VerifyPhone(): ReactElement {
  const { phoneVerified } = useFacts();
  const { contact } = useView();
  const { draft } = useDraft('verifyPhone', { phone: '' });
  const send = useSend();
  const change = (): void => void send({ type: 'changePhone' });
  if (phoneVerified) {
    return (
      <Verified
        screen="verifyPhone"
        to={contact.phoneMasked ?? ''}
        next={() => void send({ type: 'continueFromPhone' })}
        change={change}
      />
    );
  }
  if (contact.pendingPhone === null) return <PhoneStep />;
  return (
    <CodeStep
      screen="verifyPhone"
      pending={contact.pendingPhone}
      confirm={(code) => send({ type: 'confirmPhoneCode', code })}
      // After a refresh the full number is gone from this window (the server tells it masked): it is asked again.
      resend={() =>
        send(draft.phone === '' ? { type: 'changePhone' } : { type: 'sendPhoneCode', phone: draft.phone })
      }
      change={change}
    />
  );
}

import type { FlowEvent } from '@tamarack/core/flow/events';
import { formatPhone } from '@tamarack/core/validation/phone/format-phone';
import type { ReactElement } from 'react';
import { useDraft } from '../../store/hooks/use-draft';
import { useFacts } from '../../store/hooks/use-facts';
import { useSend } from '../../store/hooks/use-send';
import { useView } from '../../store/hooks/use-view';
import { CodeStep } from './code/code-step';
import { LostNumber } from './code/lost-number';
import { LockedPhone } from './locked-phone';
import { PhoneStep } from './phone-step';
import { Verified } from './verified';

/**
 * Two steps: the number, then its code. After Back it shows the verified number. A locked session uses the
 * application's number.
 */
export function VerifyPhone(): ReactElement {
  const { phoneVerified, locked } = useFacts();
  const { contact } = useView();
  const { draft } = useDraft('verifyPhone', { phone: '' });
  const send = useSend();
  const change = (): void => void send({ type: 'changePhone' });
  const isOnFile = locked || (contact.prefill?.phoneMasked ?? null) !== null;
  // A refresh loses the full number (the server returns it masked), so the applicant enters it again.
  const unknown: FlowEvent = { type: isOnFile ? 'sendPhoneCode' : 'changePhone' };
  const again: FlowEvent =
    draft.phone === '' || locked ? unknown : { type: 'sendPhoneCode', phone: draft.phone };
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
  if (contact.pendingPhone === null) return locked ? <LockedPhone /> : <PhoneStep />;
  return (
    <CodeStep
      screen="verifyPhone"
      pending={contact.pendingPhone}
      typed={locked ? '' : formatPhone(draft.phone)}
      confirm={(submit) => send({ type: 'confirmPhoneCode', submit })}
      resend={() => send(again)}
      change={locked ? null : change}
      lost={<LostNumber />}
    />
  );
}

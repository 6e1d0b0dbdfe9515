import { useEffect, useState } from 'react';
import { toFieldErrors } from '../../../forms/to-field-errors';
import { type Field, useForm } from '../../../forms/use-form';
import { useFrameForm } from '../../../forms/use-frame-form';
import type { SecureFrame } from '../../../forms/use-secure-frame';
import { useSend } from '../../../store/hooks/use-send';
import type { SendResult } from '../../../store/state/state';

export interface ChequeForm {
  /** Holds no value, since the store has the cheque. It exists for its message and the focus. */
  readonly file: Field<null>;
  /** The frame with the account numbers. */
  readonly frame: SecureFrame;
  readonly submit: () => void;
  /** The account is to be confirmed. */
  readonly confirming: boolean;
  /** Key of the error text when no field is to blame. */
  readonly failure: string | null;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
}

const numbers = ['transit', 'institution', 'account'] as const;
const cancelled: SendResult = { ok: false, problem: null };

/**
 * The cheque and its numbers, which are typed into a secure frame. Saving asks for confirmation first: the form's save
 * ends when the account is submitted, rejected for one of its fields, or cancelled. `hasCheque`: a usable cheque has
 * arrived.
 */
export function useChequeForm(hasCheque: boolean): ChequeForm {
  const send = useSend();
  /** Ends the save that waits for the confirmation. */
  const [confirmation, setConfirmation] = useState<{ readonly end: (result: SendResult) => void } | null>(
    null,
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { frame } = useFrameForm({ kind: 'cheque', save: () => void form.submit() });
  const form = useForm<{ readonly file: null }>({
    name: 'voidCheque',
    initial: { file: null },
    order: ['file'],
    validate: () => ({ file: hasCheque ? null : 'fileRequired' }),
    save: () =>
      new Promise((end) => {
        setFailure(null);
        setConfirmation({ end });
      }),
  });
  // The cheque to confirm was rejected, or removed in another tab.
  useEffect(() => {
    if (confirmation === null || hasCheque) return;
    setConfirmation(null);
    confirmation.end(cancelled);
  }, [confirmation, hasCheque]);
  // Once the modal is closed: the frame shows the rejected fields.
  const { focus } = frame;
  useEffect(() => {
    if (refusals > 0) focus();
  }, [refusals, focus]);
  const end = (result: SendResult): void => {
    setConfirmation(null);
    confirmation?.end(result);
  };
  return {
    file: form.field('file'),
    frame,
    submit: () => {
      const complete = frame.state === 'complete';
      if (!complete) frame.showErrors({ keepFocus: !hasCheque });
      // without a cheque nothing is saved: its message shows, beside those of the numbers
      if (complete || !hasCheque) void form.submit();
    },
    confirming: confirmation !== null,
    failure,
    confirm: async () => {
      if (confirmation === null) return;
      setFailure(null);
      const result = await send({ type: 'submitDocuments', submit: frame.submit });
      if (result.ok) return end(result);
      if (Object.keys(toFieldErrors(result.problem, numbers)).length > 0) {
        setRefusals((count) => count + 1);
        return end(result);
      }
      setFailure(result.problem === null ? 'confirm.noAnswer' : `messages:problem.${result.problem.type}`);
    },
    cancel: () => end(cancelled),
  };
}

import {
  normalizeChequeAccount,
  parseChequeNumbers,
  validateChequeAccount,
} from '@tamarack/core/validation/cheque-account';
import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';
import { useEffect, useState } from 'react';
import { toFieldErrors } from '../../../forms/to-field-errors';
import { type Form, useForm } from '../../../forms/use-form';
import { useSend } from '../../../store/hooks/use-send';
import type { SendResult } from '../../../store/state/state';

/** `file` holds no value, since the store has the cheque. It exists for its message and the focus. */
interface ChequeValues extends ChequeAccountInput {
  readonly file: null;
}

export interface ChequeForm extends Form<ChequeValues> {
  /** Handles input into a field; a text with several numbers is distributed over the fields. */
  readonly write: (field: keyof ChequeAccountInput, text: string) => void;
  /** The account to confirm. */
  readonly accountToConfirm: ChequeAccountInput | null;
  /** Key of the error text when no field is to blame. */
  readonly failure: string | null;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
}

interface PendingConfirmation {
  readonly account: ChequeAccountInput;
  readonly end: (result: SendResult) => void;
}

const order = ['file', 'transit', 'institution', 'account'] as const;
const cancelled: SendResult = { ok: false, problem: null };

/**
 * The cheque and its numbers. Saving asks for confirmation first: the form's save ends when the account is
 * submitted, rejected for one of its fields, or cancelled. `there`: a usable cheque has arrived.
 */
export function useChequeForm(hasCheque: boolean): ChequeForm {
  const send = useSend();
  const [confirmation, setConfirmation] = useState<PendingConfirmation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ChequeValues>({
    name: 'voidCheque',
    initial: { file: null, transit: '', institution: '', account: '' },
    order,
    validate: (values) => ({ file: hasCheque ? null : 'fileRequired', ...validateChequeAccount(values) }),
    save: (values) =>
      new Promise((end) => {
        setFailure(null);
        setConfirmation({ account: normalizeChequeAccount(values), end });
      }),
  });
  // The cheque to confirm was rejected, or removed in another tab.
  useEffect(() => {
    if (confirmation === null || hasCheque) return;
    setConfirmation(null);
    confirmation.end(cancelled);
  }, [confirmation, hasCheque]);
  const end = (result: SendResult): void => {
    setConfirmation(null);
    confirmation?.end(result);
  };
  return {
    ...form,
    write: (field, text) => {
      const several = text.length > form.values[field].length + 1 ? parseChequeNumbers(text) : null;
      // Eight digits can be an account; they are branch and institution only when neither field could hold
      // them.
      const fits = several !== null && (field !== 'account' || several.account !== undefined);
      form.set(fits ? several : { [field]: text });
    },
    accountToConfirm: confirmation?.account ?? null,
    failure,
    confirm: async () => {
      if (confirmation === null) return;
      setFailure(null);
      const result = await send({ type: 'submitDocuments', account: confirmation.account });
      if (result.ok || Object.keys(toFieldErrors(result.problem, order)).length > 0) return end(result);
      setFailure(result.problem === null ? 'confirm.noAnswer' : `messages:problem.${result.problem.type}`);
    },
    cancel: () => end(cancelled),
  };
}

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
  readonly asked: ChequeAccountInput | null;
  /** Key of the error text when no field is to blame. */
  readonly failure: string | null;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
}

interface Asking {
  readonly account: ChequeAccountInput;
  readonly end: (result: SendResult) => void;
}

const order = ['file', 'transit', 'institution', 'account'] as const;
const cancelled: SendResult = { ok: false, problem: null };

/**
 * The cheque and its numbers. Saving asks for confirmation first: the form's save ends when the account is
 * submitted, rejected for one of its fields, or cancelled. `there`: a usable cheque has arrived.
 */
export function useChequeForm(there: boolean): ChequeForm {
  const send = useSend();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ChequeValues>({
    name: 'voidCheque',
    initial: { file: null, transit: '', institution: '', account: '' },
    order,
    validate: (values) => ({ file: there ? null : 'fileRequired', ...validateChequeAccount(values) }),
    save: (values) =>
      new Promise((end) => {
        setFailure(null);
        setAsking({ account: normalizeChequeAccount(values), end });
      }),
  });
  // The cheque to confirm was rejected, or removed in another tab.
  useEffect(() => {
    if (asking === null || there) return;
    setAsking(null);
    asking.end(cancelled);
  }, [asking, there]);
  const end = (result: SendResult): void => {
    setAsking(null);
    asking?.end(result);
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
    asked: asking?.account ?? null,
    failure,
    confirm: async () => {
      if (asking === null) return;
      setFailure(null);
      const result = await send({ type: 'submitDocuments', account: asking.account });
      if (result.ok || Object.keys(toFieldErrors(result.problem, order)).length > 0) return end(result);
      setFailure(result.problem === null ? 'confirm.noAnswer' : `messages:problem.${result.problem.type}`);
    },
    cancel: () => end(cancelled),
  };
}

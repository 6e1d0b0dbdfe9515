import {
  normalizeChequeAccount,
  parseChequeNumbers,
  validateChequeAccount,
} from '@tamarack/core/validation/cheque-account';
import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';
import { useEffect, useState } from 'react';
import { refusedFields } from '../../../forms/server-errors';
import { type Form, useForm } from '../../../forms/use-form';
import type { SendResult } from '../../../store/state';
import { useSend } from '../../../store/use-send';

/** `file` holds nothing: the store has the cheque. It is there for its message and for the focus. */
export interface ChequeValues extends ChequeAccountInput {
  readonly file: null;
}

export interface ChequeForm extends Form<ChequeValues> {
  /** What is typed or pasted into a field; a text with more than one number goes to the fields of each. */
  readonly write: (field: keyof ChequeAccountInput, text: string) => void;
  /** The account in question while it is to be confirmed. */
  readonly asked: ChequeAccountInput | null;
  /** Why it could not be handed in where no field is to blame: a key of the texts. */
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
 * The cheque and its numbers. Saving asks first: the form's save ends when what was asked is handed in, is refused for
 * one of the fields, or is cancelled. `there`: a cheque that can be used has arrived.
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
  // What is to be confirmed was found to be no use, or taken away in another tab.
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
      // Eight digits can be an account; a branch and a bank they are only where neither field could hold them.
      const fits = several !== null && (field !== 'account' || several.account !== undefined);
      form.set(fits ? several : { [field]: text });
    },
    asked: asking?.account ?? null,
    failure,
    confirm: async () => {
      if (asking === null) return;
      setFailure(null);
      const result = await send({ type: 'submitDocuments', account: asking.account });
      if (result.ok || Object.keys(refusedFields(result.problem, order)).length > 0) return end(result);
      setFailure(result.problem === null ? 'confirm.noAnswer' : `messages:problem.${result.problem.type}`);
    },
    cancel: () => end(cancelled),
  };
}

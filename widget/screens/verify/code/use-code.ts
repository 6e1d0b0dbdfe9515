import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { type RefObject, useRef, useState } from 'react';
import type { PendingCode } from '../../../api/types';
import { useDraft } from '../../../store/hooks/use-draft';
import type { SendResult } from '../../../store/state/state';
import { type CodeClock, useCodeClock } from './code-clock';
import { sendFailures } from './use-not-sent-text';

export const CODE_LENGTH = 6;

interface Code {
  code: string;
  clock: CodeClock;
  error: 'incomplete' | 'invalid' | null;
  /** Why no new code was sent, other than the wait. */
  refusal: ProblemType | null;
  input: RefObject<HTMLInputElement | null>;
  type: (typed: string) => void;
  check: (typed: string) => Promise<void>;
  again: () => Promise<void>;
}

interface CodeCalls {
  confirm: (code: string) => Promise<SendResult>;
  resend: () => Promise<SendResult>;
}

/** Entry, check and renewal of one code. The input survives a failed call. */
export function useCode(name: string, pending: PendingCode, { confirm, resend }: CodeCalls): Code {
  const clock = useCodeClock(name, pending);
  const { draft, set } = useDraft(`${name}Code`, { code: '' });
  const [error, setError] = useState<Code['error']>(null);
  const [refusal, setRefusal] = useState<ProblemType | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return {
    code: draft.code,
    clock,
    error,
    refusal,
    input,
    type: (typed) => {
      set({ code: typed });
      setError(null);
    },
    check: async (typed) => {
      if (typed.length < CODE_LENGTH) {
        setError('incomplete');
        input.current?.focus();
        return;
      }
      setRefusal(null);
      const result = await confirm(typed);
      if (result.ok) return set({ code: '' });
      const { problem } = result;
      // The server asks to wait: the last attempt was used up, perhaps in another window.
      const over = problem?.type === 'verification-retry-later';
      clock.applyProblem(over ? { ...problem, attemptsLeft: 0 } : problem);
      const invalid = problem?.type === 'verification-code-invalid' || (problem?.errors?.length ?? 0) > 0;
      setError(invalid ? 'invalid' : null);
      input.current?.select();
    },
    again: async () => {
      setRefusal(null);
      const result = await resend();
      setError(null);
      if (result.ok) return set({ code: '' });
      clock.applyProblem(result.problem);
      setRefusal(sendFailures.find((type) => type === result.problem?.type) ?? null);
    },
  };
}

import type { ProblemType } from '@tamarack/core/errors/catalogue';
import { type RefObject, useRef, useState } from 'react';
import type { PendingCode } from '../../../api/types';
import { useDraft } from '../../../store/hooks/use-draft';
import type { SendResult } from '../../../store/state/state';
import { type CodeClock, useCodeClock } from './code-clock';
import { notSent } from './use-not-sent';

export const CODE_LENGTH = 6;

export interface Code {
  code: string;
  clock: CodeClock;
  error: 'incomplete' | 'invalid' | null;
  /** Why no other code was sent, where it is not only the clock. */
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

/** Typing, checking and asking again for one code. What was typed survives a call that fails. */
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
      // Asked to wait before another check: the last one is used up, perhaps in another window.
      const over = problem?.type === 'verification-retry-later';
      clock.learn(over ? { ...problem, attemptsLeft: 0 } : problem);
      const invalid = problem?.type === 'verification-code-invalid' || (problem?.errors?.length ?? 0) > 0;
      setError(invalid ? 'invalid' : null);
      input.current?.select();
    },
    again: async () => {
      setRefusal(null);
      const result = await resend();
      setError(null);
      if (result.ok) return set({ code: '' });
      clock.learn(result.problem);
      setRefusal(notSent.find((type) => type === result.problem?.type) ?? null);
    },
  };
}

import { type RefObject, useRef, useState } from 'react';
import type { PendingCode } from '../../api/types';
import type { SendResult } from '../../store/state';
import { useDraft } from '../../store/use-draft';
import { type CodeClock, useCodeClock } from './code-clock';

export const CODE_LENGTH = 6;

export interface Code {
  code: string;
  clock: CodeClock;
  error: 'incomplete' | 'invalid' | null;
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
  const input = useRef<HTMLInputElement>(null);
  return {
    code: draft.code,
    clock,
    error,
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
      const result = await confirm(typed);
      if (result.ok) return set({ code: '' });
      clock.learn(result.problem);
      setError(result.problem?.type === 'verification-code-invalid' ? 'invalid' : null);
      input.current?.select();
    },
    again: async () => {
      const result = await resend();
      setError(null);
      if (result.ok) set({ code: '' });
      else clock.learn(result.problem);
    },
  };
}

import type { Problem } from '@tamarack/core/errors/catalogue';
import { useEffect, useState } from 'react';
import type { PendingCode } from '../../../api/types';
import { isLongWait } from '../../../forms/problem-text';
import { useFrameForm } from '../../../forms/use-frame-form';
import type { SecureFrame } from '../../../forms/use-secure-frame';
import type { SendResult } from '../../../store/state/state';
import { type CodeClock, useCodeClock } from './code-clock';
import { findSendFailure } from './use-not-sent-text';

interface Code {
  frame: SecureFrame;
  clock: CodeClock;
  /** The last code was wrong. */
  refused: boolean;
  /** Another code was sent since the last try. */
  isResent: boolean;
  /** Why no new code was sent, other than the wait. */
  refusal: Problem | null;
  check: () => void;
  again: () => Promise<void>;
}

interface CodeCalls {
  confirm: (submit: () => Promise<void>) => Promise<SendResult>;
  resend: () => Promise<SendResult>;
}

/** Entry, check and renewal of one code, which is typed into a secure frame. */
export function useCode(
  screen: 'verifyPhone' | 'verifyEmail',
  pending: PendingCode,
  { confirm, resend }: CodeCalls,
): Code {
  const clock = useCodeClock(screen, pending);
  const [refused, setRefused] = useState(false);
  const [isResent, setIsResent] = useState(false);
  const [refusal, setRefusal] = useState<Problem | null>(null);

  const check = async (submit: SecureFrame['submit']): Promise<void> => {
    setRefusal(null);
    setIsResent(false);
    const result = await confirm(submit);
    if (result.ok) return;
    const { problem } = result;
    // The server asks to wait: the last attempt was used up, perhaps in another window.
    const over = problem?.type === 'verification-retry-later';
    clock.applyProblem(over ? { ...problem, attemptsLeft: 0 } : problem);
    setRefused(problem?.type === 'verification-code-invalid');
  };

  const { frame, submit } = useFrameForm({
    kind: 'code',
    query: screen === 'verifyEmail' ? '&channel=email' : '&channel=phone',
    translates: true,
    save: (send) => void check(send),
  });

  // The field gets the focus as soon as it is rendered.
  const { focus } = frame;
  useEffect(() => focus(), [focus]);

  return {
    frame,
    clock,
    refused,
    isResent,
    refusal,
    check: submit,
    again: async () => {
      setRefusal(null);
      setIsResent(false);
      const result = await resend();
      setRefused(false);
      setIsResent(result.ok);
      if (result.ok) return frame.clear();
      const { problem } = result;
      // the network is refused, not this code: another network may get one at once
      if (problem === null || !isLongWait(problem)) clock.applyProblem(problem);
      setRefusal(findSendFailure(problem));
    },
  };
}

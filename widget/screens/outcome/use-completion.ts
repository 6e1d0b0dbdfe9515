import { useEffect, useState } from 'react';
import { useFacts } from '../../store/hooks/use-facts';
import { usePending } from '../../store/hooks/use-pending';
import { useSend } from '../../store/hooks/use-send';

interface Completion {
  readonly done: boolean;
  readonly failed: boolean;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Completes a purchase that the server signed before signatures completed it. */
export function useCompletion(): Completion {
  const send = useSend();
  const done = useFacts().purchase === 'completed';
  const busy = usePending('completePurchase');
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the event again
  useEffect(() => {
    if (done) return;
    let current = true;
    void send({ type: 'completePurchase' }).then((result) => current && setFailed(!result.ok));
    return () => {
      current = false;
    };
  }, [send, done, attempt]);
  return { done, failed, busy, retry: () => setAttempt((n) => n + 1) };
}

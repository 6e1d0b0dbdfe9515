import type { Problem } from '@tamarack/core/errors/catalogue';
import type { BankHint, FrameMessage } from '@tamarack/core/protocol/frames';
import { useCallback, useEffect, useState } from 'react';
import { getProblem } from '../../../api/failure';
import type { FrameObstacle } from '../../../forms/frame-notice';
import { type SecureFrame, useSecureFrame } from '../../../forms/use-secure-frame';
import { useLanguage } from '../../../i18n/use-language';
import { useShell } from '../../../shell/shell-context';
import { useSend } from '../../../store/hooks/use-send';
import { type BankEmbedding, isolatedQuery } from './bank-embedding';
import { type ConnectionFailure, toConnectionFailure } from './connection-failure';

export type Connecting =
  | { readonly at: 'opening' }
  | {
      readonly at: 'open';
      /** The page in the frame has reported that it is loaded. */
      readonly alive: boolean;
      readonly hint: BankHint | null;
    }
  /** The bank accepted the login; it is being saved. */
  | { readonly at: 'connected' }
  | Failed;

interface Failed {
  readonly at: 'failed';
  readonly failure: ConnectionFailure;
  /** Instant, in milliseconds of `Date.now`, from which trying again can help. */
  readonly until: number;
}

const failed = (failure: ConnectionFailure, problem: Problem | null = null): Failed => ({
  at: 'failed',
  failure,
  until: problem?.retryAfter === undefined ? 0 : Date.now() + problem.retryAfter * 1000,
});

/** Why our own frame cannot be used. */
const byObstacle: Readonly<Record<FrameObstacle, ConnectionFailure>> = {
  unreachable: 'unreachable',
  forbidden: 'blocked',
  noCookie: 'unavailable',
};

/** Timeout for the page to report that it is loaded. A frame's `load` fires for error pages too. */
export const OPEN_LIMIT = 20_000;
/** Lifetime of the token in the frame's URL. */
export const CONNECTION_LIMIT = 30 * 60_000;

/** Handles one connection, from its new frame to the saved account. */
export function useBankConnection(embedding: BankEmbedding) {
  const send = useSend();
  const { requestClose } = useShell();
  const isPossible = embedding !== 'impossible';
  const [stage, setStage] = useState<Connecting>(isPossible ? { at: 'opening' } : failed('blocked'));
  // A language switch must not lose a login in progress: it applies to the next connection.
  const [language] = useState(useLanguage());

  const complete = useCallback(
    async ({ submit }: Pick<SecureFrame, 'submit'>): Promise<void> => {
      setStage({ at: 'connected' });
      const saved = await send({ type: 'completeConnection', submit });
      if (!saved.ok) setStage(failed(toConnectionFailure(saved.problem), saved.problem));
    },
    [send],
  );
  const receive = (message: FrameMessage): void => {
    if (message.type === 'bankEnded') setStage(failed(message.reason));
    if (message.type === 'bankAlive')
      setStage((now) =>
        now.at === 'open' ? { at: 'open', alive: true, hint: message.hint ?? now.hint } : now,
      );
  };
  const frame = useSecureFrame({
    kind: 'bank',
    ...(embedding === 'credentialless' && { query: isolatedQuery }),
    language,
    disabled: false,
    onSubmit: (ready) => void complete(ready),
    onMessage: receive,
    onEscape: requestClose,
  });
  const { submit, obstacle } = frame;

  useEffect(() => {
    if (!isPossible) return;
    if (obstacle !== null) return setStage(failed(byObstacle[obstacle]));
    let current = true;
    submit().then(
      () =>
        current && setStage((now) => (now.at === 'opening' ? { at: 'open', alive: false, hint: null } : now)),
      (error: unknown) => {
        if (!current) return;
        const problem = getProblem(error);
        setStage((now) =>
          now.at === 'opening' ? failed(problem === null ? 'unreachable' : 'unavailable', problem) : now,
        );
        // The application may have moved on or the session may have expired: a refresh detects both.
        void send({ type: 'refresh' });
      },
    );
    return () => {
      current = false;
    };
  }, [submit, send, obstacle, isPossible]);

  const isOpen = stage.at === 'open';
  const alive = isOpen && stage.alive;
  useEffect(() => {
    if (!isOpen) return;
    const failure = alive ? 'timedOut' : 'unreachable';
    const timer = setTimeout(() => setStage(failed(failure)), alive ? CONNECTION_LIMIT : OPEN_LIMIT);
    return () => clearTimeout(timer);
  }, [isOpen, alive]);

  return { stage, frame, complete };
}

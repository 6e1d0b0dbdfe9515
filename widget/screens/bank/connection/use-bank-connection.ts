import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Language } from '@tamarack/core/language';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getProblem } from '../../../api/failure';
import type { BankConnection } from '../../../api/types';
import { useApi } from '../../../store/hooks/use-api';
import { useSend } from '../../../store/hooks/use-send';
import { type ConnectionFailure, toConnectionFailure } from './connection-failure';
import { type ConnectionHint, type ConnectionMessage, listenToFrame } from './connection-message';
import { watchBlockedFrame } from './watch-blocked-frame';

type Completion = Extract<FlowEvent, { type: 'completeConnection' }>;

export type Connecting =
  | { readonly at: 'opening' }
  | Open
  /** The bank accepted the login; it is being saved. */
  | { readonly at: 'connected' }
  | Failed;

interface Open {
  readonly at: 'open';
  readonly connection: BankConnection;
  /** The page in the frame has reported that it is loaded. */
  readonly alive: boolean;
  readonly hint: ConnectionHint | null;
}

interface Failed {
  readonly at: 'failed';
  readonly failure: ConnectionFailure;
  /** Instant, in milliseconds of `Date.now`, from which trying again can help. */
  readonly until: number;
  /** The bank accepted the login, which can be submitted again. */
  readonly completion: Completion | null;
}

const failed = (
  failure: ConnectionFailure,
  problem: Problem | null = null,
  completion: Completion | null = null,
): Failed => ({
  at: 'failed',
  failure,
  until: problem?.retryAfter === undefined ? 0 : Date.now() + problem.retryAfter * 1000,
  completion: failure === 'notSaved' ? completion : null,
});

/** Timeout for the page to report that it is loaded. A frame's `load` fires for error pages too. */
export const OPEN_LIMIT = 20_000;
/** Lifetime of the token in the frame's URL. */
export const CONNECTION_LIMIT = 30 * 60_000;

/**
 * Handles one connection at a time, from its new frame to the saved account. `again` continues after a
 * failure.
 */
export function useBankConnection(language: Language) {
  const api = useApi();
  const send = useSend();
  const [stage, setStage] = useState<Connecting>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // A language switch must not lose a login in progress: it applies to the next attempt.
  const currentLanguage = useRef(language);
  currentLanguage.current = language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt needs a new frame
  useEffect(() => {
    let current = true;
    setStage({ at: 'opening' });
    api.startConnection(currentLanguage.current).then(
      (connection) => current && setStage({ at: 'open', connection, alive: false, hint: null }),
      (error: unknown) => {
        if (!current) return;
        const problem = getProblem(error);
        setStage(failed(problem === null ? 'unreachable' : 'unavailable', problem));
        // The application may have moved on or the session may have expired: a refresh detects both.
        void send({ type: 'refresh' });
      },
    );
    return () => {
      current = false;
    };
  }, [api, send, attempt]);

  const complete = useCallback(
    async (completion: Completion): Promise<void> => {
      setStage({ at: 'connected' });
      const saved = await send(completion);
      if (!saved.ok) setStage(failed(toConnectionFailure(saved.problem), saved.problem, completion));
    },
    [send],
  );

  const open = stage.at === 'open' ? stage : null;
  const connection = open?.connection ?? null;
  // Before paint: a blocked frame is reported only once, right after it is attached.
  useLayoutEffect(() => {
    if (frame === null || connection === null) return;
    const { connectionId } = connection;
    const update = (news: Partial<Open>): void =>
      setStage((now) => (now.at === 'open' ? { ...now, alive: true, ...news } : now));
    const receive = (message: ConnectionMessage): void => {
      if (message.kind === 'failed') setStage(failed(message.failure));
      else if (message.kind === 'hint') update({ hint: message.hint });
      else if (message.kind === 'alive') update({});
      else void complete({ type: 'completeConnection', connectionId, ...message.login });
    };
    const undo = [
      listenToFrame(frame, connection.origin, receive),
      watchBlockedFrame(frame, connection, () => setStage(failed('blocked'))),
    ];
    return () => {
      for (const each of undo) each();
    };
  }, [frame, connection, complete]);

  const alive = open?.alive ?? false;
  useEffect(() => {
    if (connection === null) return;
    const failure = alive ? 'timedOut' : 'unreachable';
    const timer = setTimeout(() => setStage(failed(failure)), alive ? CONNECTION_LIMIT : OPEN_LIMIT);
    return () => clearTimeout(timer);
  }, [connection, alive]);

  const again = (): void => {
    if (stage.at === 'failed' && stage.completion !== null) void complete(stage.completion);
    else setAttempt((n) => n + 1);
  };
  return { stage, frameRef: setFrame, again };
}

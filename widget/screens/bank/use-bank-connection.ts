import type { Problem } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import type { Language } from '@tamarack/core/language';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { problemOf } from '../../api/failure';
import type { BankConnection } from '../../api/types';
import { useApi } from '../../store/use-api';
import { useSend } from '../../store/use-send';
import { type ConnectionHint, type ConnectionMessage, listenTo } from './connection-message';
import { type ConnectionTrouble, refusalOf } from './connection-trouble';
import { watchBlock } from './watch-block';

type Completion = Extract<FlowEvent, { type: 'completeConnection' }>;

export type Connecting =
  | { readonly at: 'opening' }
  | Open
  /** The bank said yes; what it gave is being handed in. */
  | { readonly at: 'connected' }
  | Failed;

interface Open {
  readonly at: 'open';
  readonly connection: BankConnection;
  /** The page in the frame has said itself that it is there. */
  readonly alive: boolean;
  readonly hint: ConnectionHint | null;
}

interface Failed {
  readonly at: 'failed';
  readonly trouble: ConnectionTrouble;
  /** Instant, in milliseconds of `Date.now`, from which trying again can help. */
  readonly until: number;
  /** The bank said yes, and the same can be handed in again. */
  readonly completion: Completion | null;
}

const failed = (
  trouble: ConnectionTrouble,
  problem: Problem | null = null,
  completion: Completion | null = null,
): Failed => ({
  at: 'failed',
  trouble,
  until: problem?.retryAfter === undefined ? 0 : Date.now() + problem.retryAfter * 1000,
  completion: trouble === 'notSaved' ? completion : null,
});

/** The page says that it is there within this time, or it will not: a frame's `load` fires for error pages too. */
export const OPEN_LIMIT = 20_000;
/** Life of the token in the frame's address (design: domain, 1.2). */
export const CONNECTION_LIMIT = 30 * 60_000;

/** One connection at a time, from its fresh frame to the saved account. `again` goes on after a failure. */
export function useBankConnection(language: Language) {
  const api = useApi();
  const send = useSend();
  const [stage, setStage] = useState<Connecting>({ at: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // Switching the language must not throw away a login that is under way: it counts for the next attempt.
  const spoken = useRef(language);
  spoken.current = language;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for a frame of its own
  useEffect(() => {
    let current = true;
    setStage({ at: 'opening' });
    api.startConnection(spoken.current).then(
      (connection) => current && setStage({ at: 'open', connection, alive: false, hint: null }),
      (error: unknown) => {
        if (!current) return;
        const problem = problemOf(error);
        setStage(failed(problem === null ? 'unreachable' : 'unavailable', problem));
        // The reason may be that the application moved on, or that the session is over: the store finds out.
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
      if (!saved.ok) setStage(failed(refusalOf(saved.problem), saved.problem, completion));
    },
    [send],
  );

  const open = stage.at === 'open' ? stage : null;
  const connection = open?.connection ?? null;
  // Before the browser paints: a blocked frame is told of once, right after it stands in the page.
  useLayoutEffect(() => {
    if (frame === null || connection === null) return;
    const { connectionId } = connection;
    const learn = (news: Partial<Open>): void =>
      setStage((now) => (now.at === 'open' ? { ...now, alive: true, ...news } : now));
    const receive = (message: ConnectionMessage): void => {
      if (message.kind === 'failed') setStage(failed(message.trouble));
      else if (message.kind === 'hint') learn({ hint: message.hint });
      else if (message.kind === 'alive') learn({});
      else void complete({ type: 'completeConnection', connectionId, ...message.login });
    };
    const undo = [
      listenTo(frame, connection.origin, receive),
      watchBlock(frame, connection, () => setStage(failed('blocked'))),
    ];
    return () => {
      for (const each of undo) each();
    };
  }, [frame, connection, complete]);

  const alive = open?.alive ?? false;
  useEffect(() => {
    if (connection === null) return;
    const trouble = alive ? 'timedOut' : 'unreachable';
    const timer = setTimeout(() => setStage(failed(trouble)), alive ? CONNECTION_LIMIT : OPEN_LIMIT);
    return () => clearTimeout(timer);
  }, [connection, alive]);

  const again = (): void => {
    if (stage.at === 'failed' && stage.completion !== null) void complete(stage.completion);
    else setAttempt((n) => n + 1);
  };
  return { stage, frameRef: setFrame, again };
}

import type { Language } from '@tamarack/core/protocol/mount';
import { useEffect, useRef, useState } from 'react';
import type { BankConnection } from '../../api/types';
import { useApi } from '../../store/use-api';
import { useSend } from '../../store/use-send';
import { type ConnectionFailure, type ConnectionMessage, listenTo } from './connection-message';

type Connected = Extract<ConnectionMessage, { kind: 'connected' }>;

export type Connecting =
  | { readonly at: 'opening' }
  /** The page is in its frame; `alive` once it has said so itself. */
  | { readonly at: 'open'; readonly connection: BankConnection; readonly alive: boolean }
  /** The bank said yes; what it gave is being handed in. */
  | { readonly at: 'connected' }
  | { readonly at: 'failed'; readonly failure: ConnectionFailure };

/** The page says that it is there within this time, or it will not: a frame's `load` fires for error pages too. */
export const OPEN_LIMIT = 20_000;
/** Life of the token in the frame's address (design: domain, 1.2). */
export const CONNECTION_LIMIT = 30 * 60_000;

/** One connection at a time, from its fresh frame to the saved account. `retry` starts another. */
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
      (connection) => current && setStage({ at: 'open', connection, alive: false }),
      () => {
        if (!current) return;
        setStage({ at: 'failed', failure: 'unreachable' });
        // The reason may be that the application moved on, or that the session is over: the store finds out.
        void send({ type: 'refresh' });
      },
    );
    return () => {
      current = false;
    };
  }, [api, send, attempt]);

  const open = stage.at === 'open' ? stage : null;
  const connection = open?.connection ?? null;
  useEffect(() => {
    if (frame === null || connection === null) return;
    const complete = async ({ loginId, institution, accountId }: Connected): Promise<void> => {
      setStage({ at: 'connected' });
      const { connectionId } = connection;
      const saved = await send({
        type: 'completeConnection',
        connectionId,
        loginId,
        institution,
        accountId,
      });
      if (!saved.ok) setStage({ at: 'failed', failure: 'notSaved' });
    };
    const receive = (message: ConnectionMessage): void => {
      if (message.kind === 'failed') setStage({ at: 'failed', failure: message.failure });
      else if (message.kind === 'connected') void complete(message);
      else setStage((now) => (now.at === 'open' && !now.alive ? { ...now, alive: true } : now));
    };
    return listenTo(frame, connection.origin, receive);
  }, [frame, connection, send]);

  const alive = open?.alive ?? false;
  useEffect(() => {
    if (connection === null) return;
    const failure = alive ? 'timedOut' : 'unreachable';
    const timer = setTimeout(
      () => setStage({ at: 'failed', failure }),
      alive ? CONNECTION_LIMIT : OPEN_LIMIT,
    );
    return () => clearTimeout(timer);
  }, [connection, alive]);

  return { stage, frameRef: setFrame, retry: () => setAttempt((n) => n + 1) };
}

import type { Problem } from '@tamarack/core/errors/catalogue';
import { getEffect, getFollowUpEvent } from '@tamarack/core/flow/effects';
import type { FlowEvent } from '@tamarack/core/flow/events';
import { transition } from '@tamarack/core/flow/transition';
import type { Language } from '@tamarack/core/language';
import type { StoreApi } from 'zustand';
import type { Analytics } from '../analytics/analytics';
import { getProblem } from '../api/failure';
import { callApi } from './call-api';
import type { ViewReader } from './state/create-reader';
import { endsSession, getToastKey, isOutdated } from './state/failures';
import { createIdempotencyKeys, mayHaveSucceeded } from './state/idempotency-keys';
import type { Send, SendResult, WidgetState } from './state/state';

interface SendOptions {
  readonly state: StoreApi<WidgetState>;
  readonly reader: ViewReader;
  readonly analytics: Analytics;
  readonly language: () => Language;
  readonly requestClose: () => void;
}

const done: SendResult = { ok: true };
const nothingDone: SendResult = { ok: false, problem: null };

/** Carries out the effects of all events. */
export function createSend({ state, reader, analytics, language, requestClose }: SendOptions): Send {
  const idempotencyKeys = createIdempotencyKeys();
  const running = new Map<FlowEvent['type'], Promise<SendResult>>();
  let toasts = 0;

  const move = (event: FlowEvent): void =>
    state.setState(({ loading, local }) =>
      loading.kind === 'ready' ? { local: transition(loading.facts, local, event) } : {},
    );

  const showToast = (event: FlowEvent, problem: Problem | null): void => {
    const messageKey = getToastKey(event, problem);
    if (messageKey === null) return;
    const retry = problem === null ? () => void send(event) : null;
    toasts += 1;
    state.setState({ toast: { id: toasts, messageKey, retry }, offline: problem === null });
  };

  const fail = async (event: FlowEvent, problem: Problem | null): Promise<SendResult> => {
    analytics.track({ name: 'problem', type: problem?.type ?? 'network' });
    idempotencyKeys.complete(event, mayHaveSucceeded(problem) ? 'unknown' : 'known');
    if (endsSession(problem) && !state.getState().ended) state.setState({ loading: { kind: 'expired' } });
    else showToast(event, problem);
    return { ok: false, problem };
  };

  /** Before the state changes: the next screen may send an event immediately. */
  const release = ({ type }: FlowEvent): void => {
    running.delete(type);
    state.setState({ pending: [...running.keys()] });
  };

  const change = async (event: FlowEvent): Promise<SendResult> => {
    const { api, ended, loading } = state.getState();
    const idempotencyKey = idempotencyKeys.getKey(event);
    const call =
      api && loading.kind === 'ready'
        ? callApi(event, { api, idempotencyKey, language: language(), view: loading.view, ended })
        : null;
    if (call === null) {
      release(event);
      return nothingDone;
    }
    reader.invalidate();
    try {
      const view = await call;
      release(event);
      idempotencyKeys.complete(event, 'known');
      reader.accept(view);
      move(event);
      return done;
    } catch (error) {
      release(event);
      return fail(event, getProblem(error));
    }
  };

  /**
   * Marks the event as pending. The same event meanwhile gets the same result; other changes are rejected.
   */
  const once = (event: FlowEvent, run: () => Promise<SendResult>): Promise<SendResult> => {
    const same = running.get(event.type);
    if (same !== undefined) return same;
    if (running.size > 0) return Promise.resolve(nothingDone);
    const result = Promise.resolve().then(run);
    running.set(event.type, result);
    state.setState({ pending: [...running.keys()], toast: null });
    return result;
  };

  const settle = async (event: FlowEvent, result: SendResult): Promise<SendResult> => {
    if (!result.ok && isOutdated(result.problem)) await reader.read();
    const { loading } = state.getState();
    const next = result.ok && loading.kind === 'ready' ? getFollowUpEvent(event, loading.facts) : null;
    return next === null ? result : send(next);
  };

  const send: Send = async (event) => {
    const { loading } = state.getState();
    if (loading.kind !== 'ready') return nothingDone;
    const effect = getEffect(event, loading.facts);
    switch (effect.kind) {
      case 'none':
        move(event);
        return done;
      case 'leave':
        requestClose();
        return done;
      case 'read':
        await reader.read();
        move(event);
        return done;
      case 'mutate':
        return settle(event, await once(event, () => change(event)));
    }
  };
  return send;
}

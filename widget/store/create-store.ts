import { getCurrentStep } from '@tamarack/core/flow/current-step';
import { type EndEvent, getEndEvent } from '@tamarack/core/flow/end-events';
import type { Step } from '@tamarack/core/flow/steps';
import { transition } from '@tamarack/core/flow/transition';
import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import { buildReturnUrl } from '@tamarack/core/protocol/standalone';
import { createStore, type StoreApi } from 'zustand';
import type { Analytics } from '../analytics/analytics';
import type { Api } from '../api/api';
import { createIdempotencyKey } from '../api/create-idempotency-key';
import type { ScoringView } from '../api/types';
import { createSend } from './create-send';
import { endToken } from './end-token';
import { load } from './load';
import { createReader } from './state/create-reader';
import { getStep } from './state/get-step';
import { initialState } from './state/initial-state';
import type { WidgetState, WidgetStore } from './state/state';
import type { Uploads } from './state/upload-item';
import { createUploads, type UploadsPage } from './uploads/create-uploads';

/** State and session of a bootstrapped mount. */
export interface StoreSource {
  readonly state: StoreApi<WidgetState>;
  readonly session: SessionInfo | null;
}

interface StoreOptions {
  readonly source?: StoreSource | undefined;
  readonly makeApi: (session: SessionInfo) => Api;
  /** Reports an end to the page as soon as it is settled. */
  readonly emit: (event: Promise<WidgetEvent>) => void;
  readonly analytics: Analytics;
  readonly language: () => Language;
  /** Acts like the dialog's close button. */
  readonly requestClose: () => void;
  /** Milliseconds before loading fails. */
  readonly loadingTime?: number | undefined;
  readonly page: UploadsPage;
}

export interface MountedStore extends Pick<WidgetStore, 'state' | 'send'> {
  /** Starts the session and loads the application; again after a failure. */
  load(session: Promise<SessionInfo>): Promise<void>;
  readonly uploads: Uploads;
  /** Reads the facts again: another tab may have changed them. */
  refresh(): Promise<void>;
  /** Applies the run's current state; a pending read may be older. */
  updateScoring(scoring: ScoringView): void;
  /** Null until the application is loaded. */
  step(): Step | null;
  /** The effect of closing now; see `getEndEvent`. Also null if there is nothing to lose yet. */
  closing(): EndEvent | 'ask';
  /** Emits an end's event, once per mount, and ends the session's token: nothing is read or saved from then on. */
  emitEnd(end: EndEvent | 'abandoned'): void;
  /** "Yes, I want to leave". */
  leave(): void;
  /** Browser's Back. True when a step back was taken. */
  back(): boolean;
  setLanguage(language: Language): void;
  /** Saves the displayed language, unless the checkout was opened with it: the server writes its mails in it. */
  syncLanguage(): void;
  /** Opens the toast with a message of the locale files. */
  showToast(messageKey: string): void;
  stop(): void;
}

export function createWidgetStore(options: StoreOptions): MountedStore {
  const { source } = options;
  const state = source?.state ?? createStore(() => initialState);
  let session = source?.session ?? null;
  if (session !== null) state.setState({ api: options.makeApi(session) });
  let attempt = 0;

  const step = (): Step | null => getStep(state.getState());

  const reader = createReader(state);
  const send = createSend({ state, reader, ...options });
  const { page, analytics } = options;
  const uploads = createUploads({ state, reader, analytics, page });
  state.setState({ uploads });

  const back = (): boolean => {
    const { loading, local } = state.getState();
    if (loading.kind !== 'ready') return false;
    const next = transition(loading.facts, local, { type: 'back' });
    if (getCurrentStep(loading.facts, next) === getCurrentStep(loading.facts, local)) return false;
    state.setState({ local: next });
    return true;
  };

  const saveLanguage = (): void => {
    const { api, ended, loading } = state.getState();
    if (ended || loading.kind !== 'ready') return;
    // Only later emails depend on it, and the next open repeats a failed call.
    void api?.setLanguage(createIdempotencyKey(), options.language()).catch(() => {});
  };

  return {
    state,
    send,
    step,
    back,
    uploads,
    async refresh() {
      await reader.read();
    },
    updateScoring({ state: job, stage, slow, late }) {
      const { loading } = state.getState();
      if (loading.kind !== 'ready') return;
      reader.invalidate();
      const { view, facts } = loading;
      const before = facts.scoring;
      if (before.state === job && before.stage === stage && before.slow === slow && before.late === late)
        return state.setState({ offline: false });
      const scoring = { state: job, stage, slow, late };
      const next = { ...view, facts: { ...view.facts, scoring } };
      state.setState({
        loading: { kind: 'ready', view: next, facts: { ...facts, scoring } },
        offline: false,
      });
    },
    async load(promise) {
      attempt += 1;
      const mine = attempt;
      state.setState({ loading: { kind: 'loading' } });
      const result = await load(promise, options.makeApi, options.loadingTime);
      if (mine !== attempt) return;
      session = result.session;
      state.setState({ loading: result.loading, api: result.api });
    },
    closing() {
      const { loading } = state.getState();
      const now = step();
      if (loading.kind !== 'ready' || now === null) return null;
      const end = getEndEvent(now, loading.facts);
      return end === undefined ? 'ask' : end;
    },
    emitEnd(end) {
      if (state.getState().ended || session === null) return;
      options.analytics.track({ name: 'end', end: end ?? 'closed' });
      if (end === null) return;
      state.setState({ ended: true });
      const { loading, api } = state.getState();
      const redirectUrl = loading.kind === 'ready' ? loading.view.redirectUrl : null;
      const { sessionToken, checkoutId } = session;
      options.emit(
        endToken(sessionToken, api, end).then((settled) => {
          const ending = { ...settled, checkoutId, redirectUrl };
          return { ...ending, returnUrl: buildReturnUrl(ending) ?? undefined };
        }),
      );
    },
    leave() {
      this.emitEnd('abandoned');
    },
    setLanguage(language) {
      options.analytics.track({ name: 'language', language });
      saveLanguage();
    },
    syncLanguage() {
      if (session?.language !== options.language()) saveLanguage();
    },
    showToast(messageKey) {
      state.setState(({ toast }) => ({ toast: { id: (toast?.id ?? 0) + 1, messageKey, retry: null } }));
    },
    stop() {
      attempt += 1;
      reader.stop();
      uploads.stop();
    },
  };
}

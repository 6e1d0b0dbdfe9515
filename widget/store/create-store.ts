import { getCurrentStep } from '@tamarack/core/flow/current-step';
import { type EndEvent, getEndEvent } from '@tamarack/core/flow/end-events';
import type { Step } from '@tamarack/core/flow/steps';
import { transition } from '@tamarack/core/flow/transition';
import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import { createStore, type StoreApi } from 'zustand';
import type { Analytics } from '../analytics/analytics';
import type { Api } from '../api/api';
import { newPressKey } from '../api/press-key';
import type { ScoringView } from '../api/types';
import type { WidgetStore } from './context';
import { initialState } from './initial-state';
import { load } from './load';
import { createReader } from './read';
import { createSend } from './send-event';
import type { WidgetState } from './state';
import type { Uploads } from './upload-item';
import { createUploads, type UploadsPage } from './uploads';

/** What was there before the store: a state, and the session whose application it shows, if it does. */
export interface Begun {
  readonly state: StoreApi<WidgetState>;
  readonly session: SessionInfo | null;
}

export interface StoreOptions {
  readonly begun?: Begun | undefined;
  readonly makeApi: (session: SessionInfo) => Api;
  readonly emit: (event: WidgetEvent) => void;
  readonly analytics: Analytics;
  readonly language: () => Language;
  /** Closes the dialog as its close button does. */
  readonly requestClose: () => void;
  /** Milliseconds until loading counts as failed. */
  readonly loadingTime?: number | undefined;
  /** In place of `window`. */
  readonly page?: UploadsPage | undefined;
}

export interface MountedStore extends WidgetStore {
  /** Starts the session and reads the application; again after a failure. */
  load(session: Promise<SessionInfo>): Promise<void>;
  readonly uploads: Uploads;
  /** Reads the facts anew, quietly: another tab may have moved them. */
  refresh(): Promise<void>;
  /** The server told how the run stands now; a read under way may be older. */
  scoringSeen(scoring: ScoringView): void;
  /** Null until the application is loaded. */
  step(): Step | null;
  /** What closing would mean now; see `endOf`. Null also when there is nothing to lose yet. */
  closing(): EndEvent | 'ask';
  /** Emits an end's event, once in the life of the mount. */
  emitEnd(end: EndEvent | 'abandoned'): void;
  /** "Yes, I want to leave". */
  leave(): void;
  /** Browser's Back: true when a step back was taken. */
  back(): boolean;
  /** The applicant chose a language. */
  setLanguage(language: Language): void;
  /** Saves the displayed language, unless the checkout was opened with it: the server writes its mails in it. */
  syncLanguage(): void;
  /** Opens the toast with a message of the locale files. */
  say(messageKey: string): void;
  stop(): void;
}

export function createWidgetStore(options: StoreOptions): MountedStore {
  const { begun } = options;
  const state = begun?.state ?? createStore(() => initialState);
  let session = begun?.session ?? null;
  if (session !== null) state.setState({ api: options.makeApi(session) });
  let ended = false;
  let attempt = 0;

  const step = (): Step | null => {
    const { loading, local } = state.getState();
    return loading.kind === 'ready' ? getCurrentStep(loading.facts, local) : null;
  };

  const reader = createReader(state);
  const send = createSend({ state, reader, ...options });
  const { page = window, analytics } = options;
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
    const { api, loading } = state.getState();
    if (loading.kind !== 'ready') return;
    // For later mails only: the screen has changed already, and a failure is mended by the next open.
    void api?.setLanguage(newPressKey(), options.language()).catch(() => {});
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
    scoringSeen({ state: job, stage, slow, late }) {
      const { loading } = state.getState();
      if (loading.kind !== 'ready') return;
      reader.changing();
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
      if (ended || session === null) return;
      options.analytics.track({ name: 'end', end: end ?? 'closed' });
      if (end === null) return;
      ended = true;
      const { loading } = state.getState();
      const redirectUrl = loading.kind === 'ready' ? loading.view.redirectUrl : null;
      const { sessionToken, checkoutId } = session;
      options.emit({ type: end, sessionToken, checkoutId, redirectUrl });
    },
    leave() {
      this.emitEnd('abandoned');
      // The dialog goes now; the call goes on without it, and a later open finds the application either way.
      void state
        .getState()
        .api?.abandon(newPressKey())
        .catch(() => {});
    },
    setLanguage(language) {
      options.analytics.track({ name: 'language', language });
      saveLanguage();
    },
    syncLanguage() {
      if (session?.language !== options.language()) saveLanguage();
    },
    say(messageKey) {
      state.setState(({ toast }) => ({ toast: { id: (toast?.id ?? 0) + 1, messageKey, retry: null } }));
    },
    stop() {
      attempt += 1;
      reader.stop();
      uploads.stop();
    },
  };
}

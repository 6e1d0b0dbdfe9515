import type { Problem, ProblemType } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import { initialLocalState, type LocalState } from '@tamarack/core/flow/local-state';
import type { Language } from '@tamarack/core/language';
import { within } from '@testing-library/dom';
import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import { createStore } from 'zustand/vanilla';
import { noAnalytics } from '../../widget/analytics/analytics';
import type { Api } from '../../widget/api/api';
import { toFacts } from '../../widget/api/facts';
import type { ApplicationView } from '../../widget/api/types';
import { createStyleTarget } from '../../widget/host/dom/style-target';
import { createTexts } from '../../widget/i18n/create-texts';
import { TextsProvider } from '../../widget/i18n/texts-provider';
import { type Shell, ShellProvider } from '../../widget/shell/shell-context';
import { StoreProvider } from '../../widget/store/hooks/store-context';
import { createReader } from '../../widget/store/state/create-reader';
import type { SendResult, WidgetState } from '../../widget/store/state/state';
import { createUploads } from '../../widget/store/uploads/create-uploads';
import { buildView, type ViewChanges } from './build-view';
import { onCleanup } from './cleanups';
import { createFakeFrame } from './fake-frame';

export interface ScreenOptions {
  language?: Language;
  view?: ViewChanges;
  local?: Partial<LocalState>;
  /** Answers the screen's events in turn; all that come after succeed. */
  results?: readonly (SendResult | Promise<SendResult>)[];
  api?: Partial<Api>;
  /** The dialog is in the provider's window. */
  ownPage?: boolean;
}

/** Draws into a shadow root with adopted sheets, as the product does. */
export function mountInShadow(ui: ReactElement) {
  const host = document.createElement('div');
  document.body.append(host);
  onCleanup(() => host.remove());
  const root = host.attachShadow({ mode: 'open' });
  const slot = document.createElement('div');
  root.append(slot);
  const wrapped = <StyleSheetManager target={createStyleTarget(root)}>{ui}</StyleSheetManager>;
  const { unmount } = render(wrapped, { container: slot });
  return { root, slot, view: within(slot), unmount };
}

/** One screen over a store whose events are recorded and answered by the test. */
export async function mountScreen(Screen: ComponentType, options: ScreenOptions = {}) {
  const texts = await createTexts(options.language ?? 'en');
  await texts.load([
    'messages',
    'verify',
    'profile',
    'bank',
    'documents',
    'cheque',
    'offer',
    'final',
    'outcome',
    'invoice',
  ]);
  const frame = createFakeFrame();
  const state = createStore<WidgetState>(() => ({
    loading: toReady(buildView(options.view)),
    local: { ...initialLocalState, ...options.local },
    pending: [],
    toast: null,
    offline: false,
    drafts: {},
    api: { ...defaultApi, frames: frame.frames, ...options.api } as Api,
    uploads: null,
    ended: false,
  }));
  const uploads = createUploads({ state, reader: createReader(state), analytics: noAnalytics, page: window });
  state.setState({ uploads });
  onCleanup(() => uploads.stop());
  const sent: FlowEvent[] = [];
  const results = [...(options.results ?? [])];
  const send = async (event: FlowEvent): Promise<SendResult> => {
    sent.push(event);
    state.setState({ pending: [event.type] });
    const result = await (results.shift() ?? { ok: true });
    state.setState({ pending: [] });
    return result;
  };
  let closeRequests = 0;
  const movedTo: Window[] = [];
  const emptyElement = document.createElement('div');
  const shell: Shell = {
    scrollToTop: () => undefined,
    overlay: emptyElement,
    slot: emptyElement,
    requestClose: () => {
      closeRequests += 1;
    },
    setTitle: () => {},
    ready: () => {},
    fail: () => {},
    setScreenFailed: () => {},
    moveToWindow: options.ownPage ? null : (window) => void movedTo.push(window),
  };
  const draw = () =>
    mountInShadow(
      <TextsProvider value={texts}>
        <StoreProvider value={{ state, send, storage: () => localStorage }}>
          <ShellProvider value={shell}>
            <Screen />
          </ShellProvider>
        </StoreProvider>
      </TextsProvider>,
    );
  return {
    ...draw(),
    /** The screen again over the same store, as after going away and coming back. */
    again: draw,
    sent,
    /** The shell's layer above the screen, which is in no document. */
    overlay: emptyElement,
    /** The secure frame of the screen. */
    frame,
    texts,
    state,
    uploads,
    closeRequests: () => closeRequests,
    /** Windows in which the applicant continues. */
    movedTo,
    setView: (changes: ViewChanges) => state.setState({ loading: toReady(buildView(changes)) }),
  };
}

const toReady = (view: ApplicationView): WidgetState['loading'] => ({
  kind: 'ready',
  view,
  facts: toFacts(view.facts),
});

const defaultApi: Partial<Api> = {
  industries: async () => [],
  addresses: async () => [],
};

type Mounted = Awaited<ReturnType<typeof mountScreen>>;

/** Texts of the screen's live regions; most are empty. */
export const listNews = (view: Pick<Mounted['view'], 'queryAllByRole'>): (string | null)[] =>
  view
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

export function toRefusal(type: ProblemType, more: Partial<Problem> = {}): SendResult {
  return { ok: false, problem: { type, title: type, status: 400, instance: 'test', ...more } };
}

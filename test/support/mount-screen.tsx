import type { Problem, ProblemType } from '@tamarack/core/errors/catalogue';
import type { FlowEvent } from '@tamarack/core/flow/events';
import { initialLocalState, type LocalState } from '@tamarack/core/flow/local-state';
import type { Language } from '@tamarack/core/language';
import { within } from '@testing-library/dom';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { StyleSheetManager } from 'styled-components';
import { afterEach } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { noAnalytics } from '../../widget/analytics/analytics';
import type { Api } from '../../widget/api/api';
import { factsOf } from '../../widget/api/facts';
import type { ApplicationView } from '../../widget/api/types';
import { type Shell, ShellProvider } from '../../widget/app/shell';
import { createStyleTarget } from '../../widget/host/style-target';
import { createTexts } from '../../widget/i18n/create-texts';
import { TextsProvider } from '../../widget/i18n/texts-provider';
import { StoreProvider } from '../../widget/store/context';
import { createReader } from '../../widget/store/read';
import type { SendResult, WidgetState } from '../../widget/store/state';
import { createUploads } from '../../widget/store/uploads';
import { buildView, type ViewChanges } from './build-view';

export interface ScreenOptions {
  language?: Language;
  view?: ViewChanges;
  local?: Partial<LocalState>;
  /** Answers the screen's events in turn; all that come after succeed. */
  answers?: readonly (SendResult | Promise<SendResult>)[];
  api?: Partial<Api>;
}

const hosts: HTMLElement[] = [];
const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const each of undo.splice(0)) each();
  for (const host of hosts.splice(0)) host.remove();
});

/** Draws into a shadow root with adopted sheets, as the product does. */
export function mountInShadow(ui: ReactElement) {
  const host = document.createElement('div');
  document.body.append(host);
  hosts.push(host);
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
    'outcome',
    'invoice',
  ]);
  const state = createStore<WidgetState>(() => ({
    loading: ready(buildView(options.view)),
    local: { ...initialLocalState, ...options.local },
    pending: [],
    toast: null,
    offline: false,
    drafts: {},
    api: { ...quietApi, ...options.api } as Api,
    uploads: null,
  }));
  const uploads = createUploads({ state, reader: createReader(state), analytics: noAnalytics, page: window });
  state.setState({ uploads });
  undo.push(() => uploads.stop());
  const sent: FlowEvent[] = [];
  const answers = [...(options.answers ?? [])];
  const send = async (event: FlowEvent): Promise<SendResult> => {
    sent.push(event);
    state.setState({ pending: [event.type] });
    const answer = await (answers.shift() ?? { ok: true });
    state.setState({ pending: [] });
    return answer;
  };
  let closeRequests = 0;
  const nothing = document.createElement('div');
  const shell: Shell = {
    body: nothing,
    overlay: nothing,
    slot: nothing,
    requestClose: () => {
      closeRequests += 1;
    },
    setTitle: () => {},
    ready: () => {},
    fail: () => {},
  };
  const draw = () =>
    mountInShadow(
      <TextsProvider value={texts}>
        <StoreProvider value={{ state, send }}>
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
    texts,
    state,
    uploads,
    closeRequests: () => closeRequests,
    setView: (changes: ViewChanges) => state.setState({ loading: ready(buildView(changes)) }),
  };
}

const ready = (view: ApplicationView): WidgetState['loading'] => ({
  kind: 'ready',
  view,
  facts: factsOf(view.facts),
});

const quietApi: Partial<Api> = {
  industries: async () => [],
  addresses: async () => [],
};

export function refused(type: ProblemType, more: Partial<Problem> = {}): SendResult {
  return { ok: false, problem: { type, title: type, status: 400, instance: 'test', ...more } };
}

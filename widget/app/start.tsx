import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { type Analytics, noAnalytics } from '../analytics/analytics';
import { createApi } from '../api/create-api';
import type { CloseHooks, StartApp } from '../host/port';
import { createTexts } from '../i18n/create-texts';
import { TextsProvider } from '../i18n/texts-provider';
import { StoreProvider } from '../store/context';
import { createWidgetStore, type MountedStore } from '../store/create-store';
import { pollScoring } from '../store/poll-scoring';
import { watchPage } from '../store/watch-page';
import { GlobalStyle } from '../theme/global-style';
import { followLanguage } from './follow-language';
import { createScreens } from './lazy-screen';
import { ShellProvider } from './shell';
import { Wrapper } from './wrapper';

function closeHooks(store: MountedStore): CloseHooks {
  return {
    onCloseRequest() {
      const closing = store.closing();
      if (closing === 'ask') return 'ask';
      store.emitEnd(closing);
      return 'close';
    },
    onLeave: () => store.leave(),
    onBack: () => store.back(),
  };
}

/** Puts one mount together: store, texts, screens, and their ties to the dialog. */
export const startApp: StartApp = async (port, { apiUrl, session, retrySession, emit, fetch }) => {
  const analytics: Analytics = noAnalytics;
  const store = createWidgetStore({
    makeApi: (info) => createApi({ apiUrl, session: info, fetch }),
    emit,
    analytics,
    language: () => port.language.get(),
    requestClose: () => port.requestClose(),
  });
  const texts = await createTexts(port.language.get());
  const loading = store.load(session);
  const screens = createScreens(texts);
  let covered = true;
  const shell = {
    body: port.body,
    overlay: port.overlay,
    slot: port.slot,
    requestClose: () => port.requestClose(),
    setTitle: (title: string) => port.setTitle(title),
    ready() {
      covered = false;
      port.ready();
    },
  };

  const undo = [
    followLanguage(port, texts, store),
    port.setCloseHooks(closeHooks(store)),
    pollScoring(store),
    watchPage(store, globalThis),
  ];
  void loading.then(() => store.tellLanguage());

  const root = createRoot(port.slot);
  root.render(
    <StyleSheetManager target={port.styleTarget}>
      <GlobalStyle />
      <TextsProvider value={texts}>
        <ShellProvider value={shell}>
          <StoreProvider value={store}>
            <Wrapper
              screens={screens}
              analytics={analytics}
              covered={() => covered}
              onRetry={() => void store.load(retrySession ? retrySession() : session)}
            />
          </StoreProvider>
        </ShellProvider>
      </TextsProvider>
    </StyleSheetManager>,
  );
  return () => {
    for (const each of undo) each();
    store.stop();
    root.unmount();
  };
};

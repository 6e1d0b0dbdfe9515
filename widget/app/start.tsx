import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { noAnalytics } from '../analytics/analytics';
import { createTexts } from '../i18n/create-texts';
import { TextsProvider } from '../i18n/texts-provider';
import { createRouter } from '../router/create-router';
import { createScreens } from '../router/screens';
import { ShellProvider } from '../shell/shell-context';
import { StoreProvider } from '../store/hooks/store-context';
import { GlobalStyle } from '../theme/global-style';
import type { StartApp } from './app-options';
import { bootstrap } from './bootstrap';
import type { LateComponents } from './engine';
import { Wrapper } from './wrapper';

/** Assembles one mount: texts, store, router, screens and their connection to the dialog. */
export const startApp: StartApp = async (port, options) => {
  const { analytics = noAnalytics } = options;
  const texts = await createTexts(port.language.get());
  const root = createRoot(port.slot);
  const begun = bootstrap(port, texts, { ...options, analytics, onEngine: ({ seldom }) => render(seldom) });
  const screens = createScreens(texts, begun.engine);
  const router = createRouter(begun.state);
  analytics.attach?.(router);
  let isCovered = true;
  const shell = {
    ...port,
    ready() {
      isCovered = false;
      port.ready();
    },
  };
  const render = (seldom?: LateComponents): void =>
    root.render(
      <StyleSheetManager target={port.styleTarget}>
        <GlobalStyle />
        <TextsProvider value={texts}>
          <ShellProvider value={shell}>
            <StoreProvider value={begun}>
              <Wrapper
                router={router}
                screens={screens}
                analytics={analytics}
                seldom={seldom}
                covered={() => isCovered}
                onRetry={begun.retry}
              />
            </StoreProvider>
          </ShellProvider>
        </TextsProvider>
      </StyleSheetManager>,
    );
  render();
  return () => {
    begun.stop();
    root.unmount();
    const { loading } = begun.state.getState();
    return loading.kind === 'ready' ? loading.view.redirectUrl : null;
  };
};

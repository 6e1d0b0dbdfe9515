import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { createEventQueue } from '../analytics/event-queue';
import { createStyleTarget } from '../host/dom/style-target';
import { createTexts } from '../i18n/create-texts';
import { TextsProvider } from '../i18n/texts-provider';
import { createRouter } from '../router/create-router';
import { createScreens } from '../router/screens';
import { ShellProvider } from '../shell/shell-context';
import { StoreProvider } from '../store/hooks/store-context';
import { GlobalStyle } from '../theme/global-style';
import type { StartApp } from './app-options';
import { bootstrap } from './bootstrap';
import type { LazyComponents } from './engine';
import { Wrapper } from './wrapper';

/** Assembles one mount: texts, store, router, screens and their connection to the dialog. */
export const startApp: StartApp = async (port, options) => {
  const analytics = createEventQueue(options.analytics);
  const texts = await createTexts(port.language.get());
  const root = createRoot(port.slot);
  const styleTarget = createStyleTarget(port.root);
  let lazy: LazyComponents | undefined;
  const source = bootstrap(port, texts, {
    ...options,
    analytics,
    onEngine(engine) {
      ({ lazy } = engine);
      render();
    },
  });
  const screens = createScreens(texts, source.engine);
  const router = createRouter(source.state);
  options.analytics?.attach?.(router);
  let isCovered = true;
  let isStopped = false;
  /** Screens and secure fields that could not be shown. */
  let failures = 0;
  const shell = {
    ...port,
    ready() {
      const isFirst = isCovered;
      isCovered = false;
      port.ready(() => {
        const type = isFirst && router.step() === 'welcome' && options.early?.pressed;
        if (type) void source.send({ type });
      });
    },
    moveToWindow: options.ownPage
      ? null
      : (window: Window) => {
          options.emit(Promise.resolve({ type: 'moved', window }));
          port.close();
        },
    setScreenFailed(failed: boolean) {
      failures += failed ? 1 : -1;
      const { loading, offline } = source.state.getState();
      // what is removed with the dialog, or in place of which another failure is shown, has not recovered
      const isOver = isStopped || loading.kind !== 'ready' || offline;
      if (failed || !isOver) options.onEvent({ type: 'failure', code: failures > 0 ? 'loadFailed' : null });
    },
  };
  /** In parts, between which the page answers. */
  const render = (): void =>
    startTransition(() =>
      root.render(
        <StyleSheetManager target={styleTarget}>
          <GlobalStyle />
          <TextsProvider value={texts}>
            <ShellProvider value={shell}>
              <StoreProvider value={source}>
                <Wrapper
                  router={router}
                  screens={screens}
                  analytics={analytics}
                  lazy={lazy}
                  covered={() => isCovered}
                  onRetry={source.retry}
                />
              </StoreProvider>
            </ShellProvider>
          </TextsProvider>
        </StyleSheetManager>,
      ),
    );
  // not before the application is read: React renders what a change of the store shows in one part
  const stopWaiting = source.state.subscribe(() => {
    stopWaiting();
    render();
  });
  return () => {
    isStopped = true;
    stopWaiting();
    // before the secure frames go, which answer no more
    const last = source.stop();
    root.unmount();
    return last;
  };
};

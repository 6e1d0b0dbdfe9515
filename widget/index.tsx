import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { Route } from '@tamarack/core/flow/steps';
import type { Mount, MountOptions, WidgetEvent, WidgetHandle } from '@tamarack/core/protocol/mount';
import type { OpenCheckout } from '@tamarack/core/protocol/opening';
import type { Analytics } from './analytics/analytics';
import type { LastState } from './app/app-options';
import { showFirstView } from './first-view/show-first-view';
import type { EarlyScreen } from './host/early-screen';
import { detectLanguage } from './host/language';
import { openShell, type Shell } from './host/open';
import { openDialog } from './host/open-dialog';
import { warm } from './host/warm';
import type { Pending } from './store/effects/report-pending';

export interface WidgetOptions extends MountOptions {
  /** Receives steps, language changes, problems and the end in place of the provider's API. */
  readonly analytics?: Analytics | undefined;
  /** The dialog is the whole page; see `AppOptions`. */
  readonly ownPage?: boolean | undefined;
  /** Receives the outcome that the server knows while the customer still reads it, null once it is open again; see `WindowState`. */
  readonly onPending?: ((pending: Pending) => void) | undefined;
  /** Receives the route of each screen shown, in place of the page's window event `step`. */
  readonly onRoute?: ((route: Route) => void) | undefined;
  /** Replaces the browser's `fetch` in the gallery and in tests. */
  readonly fetch?: typeof fetch | undefined;
}

/** Milliseconds after which the application is loaded even without a response to the opening call. */
const PATIENCE = 3000;

const delay = (ms: number): Promise<undefined> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Resolves after the next paint, or after a second in a background tab, which does not paint. A slow phone may take 200 ms. */
const nextFrame = (): Promise<unknown> =>
  Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), delay(1000)]);

/** Loads and applies the page's appearance; the skeleton is dark at once. If the code cannot be loaded, the default is kept. */
const loadAppearance = async (
  { port: { root } }: Shell,
  appearance: Appearance | undefined,
): Promise<void> => {
  if (!appearance) return;
  const { theme } = appearance;
  const frame = root.firstElementChild;
  frame?.classList.toggle(
    'dark',
    theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme:dark)').matches),
  );
  try {
    (await import('./host/appearance/apply-appearance')).applyAppearance(root, appearance);
  } catch {
    // keeps the default appearance
  } finally {
    frame?.classList.remove('dark');
  }
};

/** Where the code is there before the press. */
const warming = setTimeout(warm);

/**
 * Opens the dialog, or the element of the page, immediately and renders the application into it as soon as its code is
 * loaded. When that fails, it offers a retry.
 */
export const mount = (options: WidgetOptions): WidgetHandle => {
  clearTimeout(warming);
  const { language, onEvent } = options;
  let stopApp: (() => LastState) | undefined;
  let last: LastState | undefined;
  let closed = false;
  /** Once the end, if any, was reported. */
  let ended: Promise<unknown> | undefined;

  const emit = (event: Promise<WidgetEvent | undefined>): void => {
    ended ??= event.then(
      (end) => end && onEvent(end),
      () => {}, // without its code
    );
  };

  const early: EarlyScreen = {};
  const shell = openShell(
    options.forceLanguage ? language : detectLanguage(language),
    {
      onClose() {
        closed = true;
        last = stopApp?.();
        if (!ended)
          emit(
            Promise.race([
              import('./app/leave-early').then(({ settleEnd }) => settleEnd(options, early, last)),
              delay(3 * PATIENCE + (last?.changeTime ?? 0)),
            ]),
          );
      },
      /** The last event, after the end's. */
      onClosed: () =>
        void ended?.then(() => onEvent({ type: 'closed', redirectUrl: last?.view?.redirectUrl })),
    },
    options.place,
  );

  const first = showFirstView(shell, options, early, loadAppearance(shell, options.appearance));
  // until the application sets its own
  shell.port.setCloseHooks({
    onCloseRequest: () => (early.session ? 'ask' : 'close'),
    onLeave() {
      early.isLeft = true;
    },
  });

  const start = async (): Promise<void> => {
    try {
      // before its code is read and compiled, the first screen has the wire and the processor to itself
      await Promise.race([first.then(nextFrame), delay(PATIENCE)]);
      if (closed) return;
      // the application gives the focus to its screen, which has to be shown
      shell.wait();
      const [{ startApp }] = await Promise.all([import('./app/start'), import('./app/react')]);
      if (closed) return;
      stopApp = await startApp(shell.port, { ...options, emit, early });
      if (closed) stopApp();
    } catch {
      if (closed) return;
      onEvent({ type: 'failure', code: 'loadFailed' });
      shell.fail(() => {
        shell.wait();
        void start();
      });
    }
  };
  void start();
  return { unmount: shell.port.close };
};

mount satisfies Mount;

/** Called by the loader of a merchant's page. */
export const openCheckout: OpenCheckout = (options) => openDialog(mount, options);
